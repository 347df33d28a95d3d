package main

import "slices"

func without(row []string, i int) []string {
	own := slices.Clone(row)
	return append(own[:i], own[i+1:]...)
}

func sorted(row []string) []string {
	own := slices.Clone(row)
	slices.Sort(own)
	return own
}

func main() {}
