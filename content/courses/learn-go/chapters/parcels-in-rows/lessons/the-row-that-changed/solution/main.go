package main

import (
	"fmt"
	"slices"
)

// without returns the row without the element at index i.
func without(row []string, i int) []string {
	own := slices.Clone(row)
	if i < 0 || i >= len(row) {
		return own
	}
	return append(own[:i], own[i+1:]...)
}

// sorted returns the row in alphabetical order.
func sorted(row []string) []string {
	own := slices.Clone(row)
	slices.Sort(own)
	return own
}

func main() {
	route := []string{"Dock Street", "Anvil Lane", "Mill Road"}
	fmt.Println(without(route, 1))
	fmt.Println(sorted(route))
	fmt.Println("The route:", route)
}
