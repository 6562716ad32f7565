// Verifies envelopes of claimgate with Go's own cryptography, threshold and names of keys included. Usage:
// go run main.go envelopes.json. Prints one line per check.
package main

import (
	"bytes"
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"os"
)

type testCase struct {
	Name      string `json:"name"`
	Threshold int    `json:"threshold"`
	Accepted  bool   `json:"accepted"`
	Envelope  struct {
		PayloadType string `json:"payloadType"`
		Payload     string `json:"payload"`
		Signatures  []struct {
			KeyID string `json:"keyid"`
			Sig   string `json:"sig"`
		} `json:"signatures"`
	} `json:"envelope"`
	Keys []struct {
		ID  string `json:"id"`
		PEM string `json:"pem"`
	} `json:"keys"`
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// decode takes both alphabets, as DSSE asks of verifiers.
func decode(text string) ([]byte, error) {
	if decoded, err := base64.StdEncoding.DecodeString(text); err == nil {
		return decoded, nil
	}
	return base64.URLEncoding.DecodeString(text)
}

// fingerprint is the name that OpenSSH gives a key (RFC 4253 section 6.6, RFC 5656 section 3.1).
func fingerprint(public crypto.PublicKey) string {
	var blob bytes.Buffer
	write := func(part []byte) {
		must(binary.Write(&blob, binary.BigEndian, uint32(len(part))))
		blob.Write(part)
	}
	switch key := public.(type) {
	case ed25519.PublicKey:
		write([]byte("ssh-ed25519"))
		write(key)
	case *ecdsa.PublicKey:
		write([]byte("ecdsa-sha2-nistp256"))
		write([]byte("nistp256"))
		write(elliptic.Marshal(key.Curve, key.X, key.Y))
	}
	sum := sha256.Sum256(blob.Bytes())
	return "SHA256:" + base64.RawStdEncoding.EncodeToString(sum[:])
}

func fits(public crypto.PublicKey, message, signature []byte) bool {
	switch key := public.(type) {
	case ed25519.PublicKey:
		return ed25519.Verify(key, message, signature)
	case *ecdsa.PublicKey:
		sum := sha256.Sum256(message)
		return ecdsa.VerifyASN1(key, sum[:], signature)
	}
	return false
}

func accepts(item testCase) bool {
	payload, err := decode(item.Envelope.Payload)
	if err != nil {
		return false
	}
	kind := item.Envelope.PayloadType
	head := fmt.Sprintf("DSSEv1 %d %s %d ", len(kind), kind, len(payload))
	message := append([]byte(head), payload...)
	signers := map[string]bool{}
	for _, key := range item.Keys {
		block, _ := pem.Decode([]byte(key.PEM))
		public, err := x509.ParsePKIXPublicKey(block.Bytes)
		must(err)
		id := fingerprint(public)
		if id != key.ID {
			must(fmt.Errorf("%s: Go names the key %s, claimgate %s", item.Name, id, key.ID))
		}
		for _, signature := range item.Envelope.Signatures {
			// A name that is another key's spares the check, as other verifiers do it.
			if signature.KeyID != "" && signature.KeyID != id {
				continue
			}
			if sig, err := decode(signature.Sig); err == nil && fits(public, message, sig) {
				signers[id] = true
			}
		}
	}
	return len(signers) >= item.Threshold
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
