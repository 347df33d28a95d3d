package main

import "slices"

func without(row []string, i int) []string {
	own := row
	if i < 0 || i >= len(row) {
		return own
	}
	return append(own[:i], own[i+1:]...)
}

func sorted(row []string) []string {
	own := row
	slices.Sort(own)
	return own
}

func main() {}
