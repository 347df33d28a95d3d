package main

import (
	"fmt"
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

func main() {
	letter := "The bridge is CLOSED. Closed! The mule doesn't mind."
	fmt.Printf("%q\n", words(letter))
	fmt.Println(count(letter, map[string]bool{"the": true}))
}
