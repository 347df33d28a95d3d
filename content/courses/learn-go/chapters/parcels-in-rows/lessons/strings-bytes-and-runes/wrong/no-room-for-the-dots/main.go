package main

import (
	"strings"
	"unicode"
)

func shorten(name string, max int) string {
	runes := []rune(name)
	if len(runes) <= max {
		return name
	}
	return string(runes[:max]) + "…"
}

func initials(name string) string {
	result := ""
	for _, word := range strings.Fields(name) {
		first := []rune(word)[0]
		result += string(unicode.ToUpper(first))
	}
	return result
}

func main() {}
