package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"sync"
)

var (
	ErrMissing = errors.New("missing")
	ErrNoWords = errors.New("no words")
)

// result is what a worker found out about one file.
type result struct {
	counts map[string]int
	err    error
}

// countFile counts the words of a file.
func countFile(name string, stop map[string]bool) (map[string]int, error) {
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: %w", name, ErrMissing)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	counts := count(string(text), stop)
	return counts, nil
}

// countFiles counts all files. The errors are sorted by their text.
func countFiles(names []string, workers int, stop map[string]bool) (map[string]int, []error) {
	jobs := make(chan string)
	results := make(chan result)
	go func() {
		defer close(jobs)
		for _, name := range names {
			jobs <- name
		}
	}()
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for name := range jobs {
				counts, err := countFile(name, stop)
				results <- result{counts, err}
			}
		})
	}
	go func() {
		wg.Wait()
		close(results)
	}()

	total := map[string]int{}
	var errs []error
	for r := range results {
		if r.err != nil {
			errs = append(errs, r.err)
			continue
		}
		merge(total, r.counts)
	}
	slices.SortFunc(errs, func(a, b error) int {
		return cmp.Compare(a.Error(), b.Error())
	})
	return total, errs
}
func main() {}
