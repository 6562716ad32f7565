// Verifies a ledger of claimgate with golang.org/x/mod/sumdb, then makes one of its own for claimgate
// to verify. Usage: go run main.go ledger.json OUT.json. Prints one line per check.
package main

import (
	"bytes"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type head struct {
	Size       int64  `json:"size"`
	Root       []byte `json:"root"`
	Checkpoint string `json:"checkpoint"`
}

type proof struct {
	At     int64    `json:"at"`
	Size   int64    `json:"size"`
	Hashes [][]byte `json:"hashes"`
}

type ledger struct {
	Key         string   `json:"key"`
	Origin      string   `json:"origin"`
	Records     []string `json:"records"`
	Leaves      [][]byte `json:"leaves"`
	Heads       []head   `json:"heads"`
	Inclusion   []proof  `json:"inclusion"`
	Consistency []proof  `json:"consistency"`
	Proofs      []string `json:"proofs,omitempty"`
	Growth      []string `json:"growth,omitempty"`
}

var wrong bool

func check(name string, ok bool) {
	if ok {
		fmt.Println("ok go-sumdb", name)
		return
	}
	wrong = true
	fmt.Println("WRONG go-sumdb", name)
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func hashOf(bytes []byte) (hash tlog.Hash) {
	copy(hash[:], bytes)
	return hash
}

func hashesOf(list [][]byte) []tlog.Hash {
	hashes := []tlog.Hash{}
	for _, item := range list {
		hashes = append(hashes, hashOf(item))
	}
	return hashes
}

func bent(list [][]byte) []tlog.Hash {
	hashes := hashesOf(list)
	hashes[0][0] ^= 1
	return hashes
}

func checkHeads(given ledger) {
	verifier, err := note.NewVerifier(given.Key)
	must(err)
	for _, head := range given.Heads {
		name := fmt.Sprintf("checkpoint-%d", head.Size)
		opened, err := note.Open([]byte(head.Checkpoint), note.VerifierList(verifier))
		expected := fmt.Sprintf("%s\n%d\n%s\n", given.Origin, head.Size, base64.StdEncoding.EncodeToString(head.Root))
		check(name, err == nil && opened.Text == expected && len(opened.Sigs) == 1)
		forged := strings.Replace(head.Checkpoint, given.Origin+"\n", given.Origin+"x\n", 1)
		_, err = note.Open([]byte(forged), note.VerifierList(verifier))
		check(name+"-forged", err != nil)
	}
}

func checkProofs(given ledger) {
	root := func(size int64) tlog.Hash { return hashOf(given.Heads[size].Root) }
	for index, record := range given.Records {
		leaf := tlog.RecordHash([]byte(record))
		check(fmt.Sprintf("leaf-%d", index), bytes.Equal(leaf[:], given.Leaves[index]))
	}
	for _, item := range given.Inclusion {
		name := fmt.Sprintf("inclusion-%d-of-%d", item.At, item.Size)
		leaf := hashOf(given.Leaves[item.At])
		check(name, tlog.CheckRecord(hashesOf(item.Hashes), item.Size, root(item.Size), item.At, leaf) == nil)
		if len(item.Hashes) > 0 {
			check(name+"-bent", tlog.CheckRecord(bent(item.Hashes), item.Size, root(item.Size), item.At, leaf) != nil)
		}
	}
	for _, item := range given.Consistency {
		name := fmt.Sprintf("consistency-%d-to-%d", item.At, item.Size)
		check(name, tlog.CheckTree(hashesOf(item.Hashes), item.Size, root(item.Size), item.At, root(item.At)) == nil)
		if len(item.Hashes) > 0 {
			check(name+"-bent", tlog.CheckTree(bent(item.Hashes), item.Size, root(item.Size), item.At, root(item.At)) != nil)
		}
	}
}

// proofText is a proof in one file: lines, an empty line, and the checkpoint that it leads to.
func proofText(given ledger, text string) (lines []string, hashes []tlog.Hash, tree tlog.Tree) {
	verifier, err := note.NewVerifier(given.Key)
	must(err)
	parts := strings.SplitN(text, "\n\n", 2)
	opened, err := note.Open([]byte(parts[1]), note.VerifierList(verifier))
	must(err)
	// Go's own trees have a first line that names the format instead of the ledger.
	tree, err = tlog.ParseTree([]byte(strings.Replace(opened.Text, given.Origin+"\n", "go.sum database tree\n", 1)))
	must(err)
	for _, line := range strings.Split(parts[0], "\n") {
		if hash, err := tlog.ParseHash(line); err == nil {
			hashes = append(hashes, hash)
		} else {
			lines = append(lines, line)
		}
	}
	return lines, hashes, tree
}

func number(line, label string) (value int64) {
	_, err := fmt.Sscanf(line, label+" %d", &value)
	must(err)
	return value
}

func flipped(hashes []tlog.Hash) []tlog.Hash {
	copied := append([]tlog.Hash{}, hashes...)
	copied[0][0] ^= 1
	return copied
}

// checkTexts verifies the proofs that auditors keep: c2sp.org/tlog-proof, and growth as a witness is asked.
func checkTexts(given ledger) {
	for index, text := range given.Proofs {
		lines, hashes, tree := proofText(given, text)
		at, leaf := number(lines[1], "index"), tlog.RecordHash([]byte(given.Records[index]))
		name := fmt.Sprintf("tlog-proof-%d", index)
		check(name, lines[0] == "c2sp.org/tlog-proof@v1" && at == int64(index) &&
			tlog.CheckRecord(hashes, tree.N, tree.Hash, at, leaf) == nil)
		check(name+"-bent", tlog.CheckRecord(flipped(hashes), tree.N, tree.Hash, at, leaf) != nil)
	}
	for _, text := range given.Growth {
		lines, hashes, tree := proofText(given, text)
		from := number(lines[0], "old")
		name := fmt.Sprintf("growth-since-%d", from)
		earlier := hashOf(given.Heads[from].Root)
		check(name, tlog.CheckTree(hashes, tree.N, tree.Hash, from, earlier) == nil)
		if len(hashes) > 0 {
			check(name+"-bent", tlog.CheckTree(flipped(hashes), tree.N, tree.Hash, from, earlier) != nil)
		}
	}
}

func raw(hashes []tlog.Hash) [][]byte {
	list := [][]byte{}
	for index := range hashes {
		list = append(list, hashes[index][:])
	}
	return list
}

// ownLedger is the same log as Go builds, signs and proves it.
func ownLedger(records []string) ledger {
	own := ledger{Origin: "go.example/log", Records: records}
	secret, public, err := note.GenerateKey(rand.Reader, own.Origin)
	must(err)
	signer, err := note.NewSigner(secret)
	must(err)
	own.Key = public
	stored := []tlog.Hash{}
	reader := tlog.HashReaderFunc(func(indexes []int64) ([]tlog.Hash, error) {
		found := []tlog.Hash{}
		for _, index := range indexes {
			found = append(found, stored[index])
		}
		return found, nil
	})
	for index, record := range records {
		leaf := tlog.RecordHash([]byte(record))
		own.Leaves = append(own.Leaves, append([]byte{}, leaf[:]...))
		more, err := tlog.StoredHashes(int64(index), []byte(record), reader)
		must(err)
		stored = append(stored, more...)
	}
	for size := int64(1); size <= int64(len(records)); size++ {
		root, err := tlog.TreeHash(size, reader)
		must(err)
		text := fmt.Sprintf("%s\n%d\n%s\n", own.Origin, size, base64.StdEncoding.EncodeToString(root[:]))
		signed, err := note.Sign(&note.Note{Text: text}, signer)
		must(err)
		own.Heads = append(own.Heads, head{size, append([]byte{}, root[:]...), string(signed)})
		for at := int64(0); at < size; at++ {
			inclusion, err := tlog.ProveRecord(size, at, reader)
			must(err)
			own.Inclusion = append(own.Inclusion, proof{at, size, raw(inclusion)})
			consistency, err := tlog.ProveTree(size, at+1, reader)
			must(err)
			own.Consistency = append(own.Consistency, proof{at + 1, size, raw(consistency)})
		}
	}
	return own
}

func main() {
	content, err := os.ReadFile(os.Args[1])
	must(err)
	var given ledger
	must(json.Unmarshal(content, &given))
	checkHeads(given)
	checkProofs(given)
	checkTexts(given)
	written, err := json.Marshal(ownLedger(given.Records))
	must(err)
	must(os.WriteFile(os.Args[2], written, 0o600))
	if wrong {
		os.Exit(1)
	}
}
