package main

import (
	"errors"
	"fmt"
	"os"
)

var (
	ErrMissing = errors.New("missing")
	ErrNoWords = errors.New("no words")
)

// countFile counts the words of a file.
func countFile(name string, stop map[string]bool) (map[string]int, error) {
	text, err := os.ReadFile(name)
	return count(string(text), stop), err
}

// countFiles counts all files. The errors are sorted by their text.
func countFiles(names []string, workers int, stop map[string]bool) (map[string]int, []error) {
	return nil, nil
}

func main() {
	names := []string{"letters/monday.txt", "letters/sunday.txt", "letters/friday.txt", "letters/blank.txt"}
	counts, errs := countFiles(names, 2, map[string]bool{"the": true})
	fmt.Println("bridge:", counts["bridge"])
	for _, err := range errs {
		fmt.Println("Error:", err)
	}
}
