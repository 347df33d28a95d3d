package main

import "testing"

func TestEmptyRows(t *testing.T) {
	if got := keep(nil, func(s string) bool { return true }); len(got) != 0 {
		t.Errorf("keep([], …) = %v, want nothing", got)
	}
	if got, ok := largest([]int{}); got != 0 || ok {
		t.Errorf("largest([]) = %v, %t, want 0, false", got, ok)
	}
	if got := groupBy(nil, func(n int) bool { return n > 0 }); got == nil || len(got) != 0 {
		t.Errorf("groupBy([], …) = %v, want an empty map that isn't nil", got)
	}
}

func TestNegativeNumbers(t *testing.T) {
	if got, ok := largest([]int{-5, -2, -9}); got != -2 || !ok {
		t.Errorf("largest([-5 -2 -9]) = %d, %t, want -2, true", got, ok)
	}
	if got, ok := largest([]int{-5}); got != -5 || !ok {
		t.Errorf("largest([-5]) = %d, %t, want -5, true", got, ok)
	}
}
