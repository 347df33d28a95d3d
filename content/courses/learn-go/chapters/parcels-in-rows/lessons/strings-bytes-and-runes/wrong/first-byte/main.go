package main

import "strings"

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
		result += strings.ToUpper(word[:1])
	}
	return result
}

func main() {}
