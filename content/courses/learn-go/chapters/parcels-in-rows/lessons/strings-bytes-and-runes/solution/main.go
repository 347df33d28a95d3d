package main

import (
	"fmt"
	"strings"
	"unicode"
)

func shorten(name string, max int) string {
	runes := []rune(name)
	if len(runes) <= max {
		return name
	}
	return string(runes[:max-1]) + "…"
}

func initials(name string) string {
	result := ""
	for _, word := range strings.Fields(name) {
		first := []rune(word)[0]
		result += string(unicode.ToUpper(first))
	}
	return result
}

func main() {
	fmt.Println(shorten("Bartholomew", 8))
	fmt.Println(shorten("Zoë", 3))
	fmt.Println(initials("ada quill"))
}
