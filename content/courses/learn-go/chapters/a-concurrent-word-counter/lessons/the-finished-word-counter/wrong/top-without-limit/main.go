package main

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
)

// Options is what the user asked for.
type Options struct {
	Top, Workers int
	Stop         map[string]bool
	Files        []string
}

func parseOptions(r io.Reader) (Options, error) {
	o := Options{Top: 5, Workers: 4, Stop: map[string]bool{}}
	scanner := bufio.NewScanner(r)
	for number := 1; scanner.Scan(); number++ {
		fields := strings.Fields(scanner.Text())
		if len(fields) == 0 {
			continue
		}
		var err error
		switch fields[0] {
		case "top":
			o.Top, err = positive(fields[1:])
		case "workers":
			o.Workers, err = positive(fields[1:])
		case "skip":
			for _, word := range fields[1:] {
				o.Stop[word] = true
			}
		default:
			o.Files = append(o.Files, fields...)
		}
		if err != nil {
			return Options{}, fmt.Errorf("line %d: %w", number, err)
		}
	}
	if len(o.Files) == 0 {
		return Options{}, errors.New("no files to count")
	}
	return o, nil
}

// positive reads the one number of an option.
func positive(fields []string) (int, error) {
	n, err := strconv.Atoi(strings.Join(fields, " "))
	if err != nil || n < 1 {
		return 0, errors.New("needs a number from 1")
	}
	return n, nil
}

// top returns the n most frequent words; equally frequent ones in alphabetical order.
func top(counts map[string]int, n int) []string {
	names := slices.SortedFunc(maps.Keys(counts), func(a, b string) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), cmp.Compare(a, b))
	})
	return names
}

func main() {
	o, err := parseOptions(os.Stdin)
	if err != nil {
		fmt.Println("Error:", err)
		return
	}
	counts, errs := countFiles(o.Files, o.Workers, o.Stop)
	for _, word := range top(counts, o.Top) {
		fmt.Printf("%-10s %3d %s\n", word, counts[word], strings.Repeat("=", counts[word]))
	}
	total := 0
	for _, n := range counts {
		total += n
	}
	fmt.Printf("%d words, %d different\n", total, len(counts))
	for _, err := range errs {
		fmt.Println("Error:", err)
	}
}
