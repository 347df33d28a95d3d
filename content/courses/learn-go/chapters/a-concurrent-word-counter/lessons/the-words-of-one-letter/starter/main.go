package main

import (
	"fmt"
	"strings"
)

// words splits a text into its words, in lower case.
func words(text string) []string {
	return strings.Fields(text)
}

// count counts the words of a text, except those in stop.
func count(text string, stop map[string]bool) map[string]int {
	return nil
}

func main() {
	letter := "The bridge is CLOSED. Closed! The mule doesn't mind."
	fmt.Printf("%q\n", words(letter))
	fmt.Println(count(letter, map[string]bool{"the": true}))
}
