// Verifies envelopes of claimgate with Go's DSSE library, threshold included. Usage: go run main.go
// envelopes.json. Prints one line per check.
package main

import (
	"context"
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/sha256"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"os"

	"github.com/secure-systems-lab/go-securesystemslib/dsse"
)

type testCase struct {
	Name      string        `json:"name"`
	Threshold int           `json:"threshold"`
	Accepted  bool          `json:"accepted"`
	Envelope  dsse.Envelope `json:"envelope"`
	Keys      []struct {
		ID  string `json:"id"`
		PEM string `json:"pem"`
	} `json:"keys"`
}

// verifier leaves its id to the library, which computes an OpenSSH fingerprint and skips a signature
// whose key id is another: so this also checks how claimgate names keys.
type verifier struct{ public crypto.PublicKey }

func (v verifier) KeyID() (string, error)   { return "", nil }
func (v verifier) Public() crypto.PublicKey { return v.public }

func (v verifier) Verify(_ context.Context, data, sig []byte) error {
	ok := false
	switch key := v.public.(type) {
	case ed25519.PublicKey:
		ok = ed25519.Verify(key, data, sig)
	case *ecdsa.PublicKey:
		hash := sha256.Sum256(data)
		ok = ecdsa.VerifyASN1(key, hash[:], sig)
	}
	if !ok {
		return errors.New("the signature does not fit")
	}
	return nil
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func accepts(item testCase) bool {
	verifiers := []dsse.Verifier{}
	for _, key := range item.Keys {
		block, _ := pem.Decode([]byte(key.PEM))
		public, err := x509.ParsePKIXPublicKey(block.Bytes)
		must(err)
		id, err := dsse.SHA256KeyID(public)
		must(err)
		if id != key.ID {
			must(fmt.Errorf("%s: Go names the key %s, claimgate %s", item.Name, id, key.ID))
		}
		verifiers = append(verifiers, verifier{public})
	}
	envelope, err := dsse.NewMultiEnvelopeVerifier(item.Threshold, verifiers...)
	must(err)
	_, err = envelope.Verify(context.Background(), &item.Envelope)
	return err == nil
}

func main() {
	content, err := os.ReadFile(os.Args[1])
	must(err)
	var cases []testCase
	must(json.Unmarshal(content, &cases))
	wrong := false
	for _, item := range cases {
		if accepts(item) == item.Accepted {
			fmt.Println("ok go-dsse", item.Name)
			continue
		}
		wrong = true
		fmt.Println("WRONG go-dsse", item.Name)
	}
	if wrong {
		os.Exit(1)
	}
}
