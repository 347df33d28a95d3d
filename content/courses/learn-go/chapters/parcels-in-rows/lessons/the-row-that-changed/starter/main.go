package main

import (
	"fmt"
	"slices"
)

// without returns the row without the element at index i.
func without(row []string, i int) []string {
	return append(row[:i], row[i+1:]...)
}

// sorted returns the row in alphabetical order.
func sorted(row []string) []string {
	slices.Sort(row)
	return row
}

func main() {
	route := []string{"Dock Street", "Anvil Lane", "Mill Road"}
	fmt.Println(without(route, 1))
	fmt.Println(sorted(route))
	fmt.Println("The route:", route)
}
