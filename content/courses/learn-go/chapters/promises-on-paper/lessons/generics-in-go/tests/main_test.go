package main

import (
	"fmt"
	"slices"
	"testing"
)

func TestKeep(t *testing.T) {
	row := []int{31, 4, 50, 7}
	if got := keep(row, func(n int) bool { return n > 20 }); !slices.Equal(got, []int{31, 50}) {
		t.Errorf("keep([31 4 50 7], above 20) = %v, want [31 50]", got)
	}
	if !slices.Equal(row, []int{31, 4, 50, 7}) {
		t.Errorf("keep changed the row to %v", row)
	}
}

func TestLargest(t *testing.T) {
	if got, ok := largest([]float64{2.5, 7.25, 1}); got != 7.25 || !ok {
		t.Errorf("largest([2.5 7.25 1]) = %v, %t, want 7.25, true", got, ok)
	}
	if got, ok := largest([]string{"Ida", "Otto", "Mira"}); got != "Otto" || !ok {
		t.Errorf("largest([Ida Otto Mira]) = %q, %t, want \"Otto\", true", got, ok)
	}
}

func TestGroupBy(t *testing.T) {
	got := groupBy([]string{"Ada", "Tomas", "Hob", "Sable"}, func(s string) int { return len(s) })
	if fmt.Sprint(got) != "map[3:[Ada Hob] 5:[Tomas Sable]]" {
		t.Errorf("groupBy(names, by length) = %v, want map[3:[Ada Hob] 5:[Tomas Sable]]", got)
	}
}
