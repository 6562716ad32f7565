// Reads SARIF of claimgate with the structs of go-sarif, which come from the official schema.
// Usage: main.go FOLDER. Prints one line per check.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"github.com/haya14busa/go-sarif/sarif"
)

type expectation struct {
	Name     string   `json:"name"`
	ExitCode int64    `json:"exit_code"`
	Results  []string `json:"results"`
}

func check(folder string, want expectation) error {
	data, err := os.ReadFile(filepath.Join(folder, want.Name+".sarif"))
	if err != nil {
		return err
	}
	log, err := sarif.UnmarshalSarif(data)
	if err != nil {
		return err
	}
	if log.Version != "2.1.0" || len(log.Runs) != 1 {
		return fmt.Errorf("version %s with %d runs", log.Version, len(log.Runs))
	}
	run := log.Runs[0]
	if len(run.Results) != len(want.Results) {
		return fmt.Errorf("%d results instead of %d", len(run.Results), len(want.Results))
	}
	if code := run.Invocations[0].ExitCode; code == nil || *code != want.ExitCode {
		return fmt.Errorf("another exit code than %d", want.ExitCode)
	}
	for index, result := range run.Results {
		rule := run.Tool.Driver.Rules[*result.RuleIndex]
		if *result.RuleID != want.Results[index] || rule.ID != want.Results[index] {
			return fmt.Errorf("result %d is %s at %s", index, *result.RuleID, rule.ID)
		}
		place := result.Locations[0].PhysicalLocation
		if place.ArtifactLocation.URI == nil || place.Region.StartLine == nil || len(result.PartialFingerprints) == 0 {
			return fmt.Errorf("result %d has no place or no fingerprint", index)
		}
	}
	return nil
}

func main() {
	data, err := os.ReadFile(filepath.Join(os.Args[1], "expected.json"))
	if err != nil {
		panic(err)
	}
	var all []expectation
	if err := json.Unmarshal(data, &all); err != nil {
		panic(err)
	}
	failed := len(all) == 0
	for _, want := range all {
		if err := check(os.Args[1], want); err != nil {
			fmt.Println("WRONG go-sarif", want.Name, err)
			failed = true
		} else {
			fmt.Println("ok go-sarif", want.Name)
		}
	}
	if failed {
		os.Exit(1)
	}
}
