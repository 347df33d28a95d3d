package main

import (
	"strings"
	"unicode"
)

// words splits a text into its words, in lower case.
func words(text string) []string {
	var found []string
	parts := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && r != '\''
	})
	for _, part := range parts {
		found = append(found, part)
	}
	return found
}

// count counts the words of a text, except those in stop.
func count(text string, stop map[string]bool) map[string]int {
	counts := map[string]int{}
	for _, word := range words(text) {
		if !stop[word] {
			counts[word]++
		}
	}
	return counts
}
func main() {}
