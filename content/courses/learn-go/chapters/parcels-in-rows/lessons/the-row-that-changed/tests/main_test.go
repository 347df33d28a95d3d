package main

import (
	"slices"
	"testing"
)

func route() []string { return []string{"Dock", "Anvil", "Mill", "Chapel"} }

func checkWithout(t *testing.T, row []string, i int, want []string) {
	t.Helper()
	before := slices.Clone(row)
	if got := without(row, i); !slices.Equal(got, want) {
		t.Errorf("without(%q, %d) = %q, want %q", before, i, got, want)
	}
	if !slices.Equal(row, before) {
		t.Errorf("after without(%q, %d), the row itself is %q", before, i, row)
	}
}

func TestLeavesOneOut(t *testing.T) {
	checkWithout(t, route(), 1, []string{"Dock", "Mill", "Chapel"})
	checkWithout(t, route(), 3, []string{"Dock", "Anvil", "Mill"})
}

func TestSorts(t *testing.T) {
	if got := sorted(route()); !slices.Equal(got, []string{"Anvil", "Chapel", "Dock", "Mill"}) {
		t.Errorf("sorted([Dock Anvil Mill Chapel]) = %q", got)
	}
}

func TestKeepsTheOrderOfTheRow(t *testing.T) {
	row := route()
	sorted(row)
	if !slices.Equal(row, route()) {
		t.Errorf("after sorted, the row itself is %q, and it should still be %q", row, route())
	}
}
