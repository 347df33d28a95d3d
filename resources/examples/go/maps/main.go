package main

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
)

const text = `The bellows breathe and the fire answers. The hammer falls, the
hammer rises, and between the two the iron learns its shape.`

func main() {
	counts := map[string]int{}
	for _, word := range strings.Fields(strings.ToLower(text)) {
		counts[strings.Trim(word, ".,;")]++
	}

	// A map has no order of its own: most often first, then by the alphabet.
	words := slices.SortedFunc(maps.Keys(counts), func(one, other string) int {
		return cmp.Or(cmp.Compare(counts[other], counts[one]), strings.Compare(one, other))
	})

	for _, word := range words[:5] {
		fmt.Printf("%8s %s %d\n", word, strings.Repeat("#", counts[word]), counts[word])
	}
	fmt.Println(len(counts), "different words")
}
