package main

import (
	"strings"
	"testing"
)

func TestManyTexts(t *testing.T) {
	var texts []string
	for i := range 60 {
		texts = append(texts, strings.Repeat("mule ", i)+"bridge")
	}
	checkMap(t, "countAll of 60 texts", countAll(texts, 7, plain), map[string]int{"mule": 1770, "bridge": 60})
	checkMap(t, "countAll of no texts", countAll(nil, 3, plain), map[string]int{})
}

func TestUsesTheGivenFunction(t *testing.T) {
	letters := func(text string) map[string]int { return map[string]int{"letters": len(text)} }
	checkMap(t, "countAll with another function", countAll([]string{"abc", "de"}, 5, letters), map[string]int{"letters": 5})
}
