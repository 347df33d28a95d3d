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
		if word := strings.Trim(part, "'"); word != "" {
			found = append(found, word)
		}
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

// merge adds the counts of from to those of into.
func merge(into, from map[string]int) {
	for word, n := range from {
		into[word] += n
	}
}
