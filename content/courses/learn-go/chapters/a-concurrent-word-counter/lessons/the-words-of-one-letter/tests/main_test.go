package main

import (
	"maps"
	"slices"
	"testing"
)

func checkWords(t *testing.T, text string, want ...string) {
	t.Helper()
	if got := words(text); !slices.Equal(got, want) {
		t.Errorf("words(%q) = %q, want %q", text, got, want)
	}
}

func checkCount(t *testing.T, text string, stop []string, want map[string]int) {
	t.Helper()
	set := map[string]bool{}
	for _, word := range stop {
		set[word] = true
	}
	if got := count(text, set); got == nil || !maps.Equal(got, want) {
		t.Errorf("count(%q, without %q) = %#v, want %v", text, stop, got, want)
	}
}

func TestWords(t *testing.T) {
	checkWords(t, "The bridge is CLOSED. Closed!", "the", "bridge", "is", "closed", "closed")
	checkWords(t, "He'd like a hinge", "he'd", "like", "a", "hinge")
}

func TestCount(t *testing.T) {
	checkCount(t, "The bridge, the mule, the bridge", nil, map[string]int{"the": 3, "bridge": 2, "mule": 1})
}

func TestStopWords(t *testing.T) {
	checkCount(t, "The bridge and the mule", []string{"the", "and"}, map[string]int{"bridge": 1, "mule": 1})
}
