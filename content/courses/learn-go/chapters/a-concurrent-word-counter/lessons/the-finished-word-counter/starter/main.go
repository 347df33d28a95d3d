package main

import (
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
)

// Options is what the user asked for.
type Options struct {
	Top, Workers int
	Stop         map[string]bool
	Files        []string
}

func parseOptions(r io.Reader) (Options, error) {
	o := Options{Top: 5, Workers: 4, Stop: map[string]bool{}}
	return o, nil
}

// top returns the n most frequent words; equally frequent ones in alphabetical order.
func top(counts map[string]int, n int) []string {
	return slices.Sorted(maps.Keys(counts))
}

func main() {
	o, err := parseOptions(os.Stdin)
	if err != nil {
		fmt.Println("Error:", err)
		return
	}
	counts, errs := countFiles(o.Files, o.Workers, o.Stop)
	fmt.Println(top(counts, o.Top), errs)
}
