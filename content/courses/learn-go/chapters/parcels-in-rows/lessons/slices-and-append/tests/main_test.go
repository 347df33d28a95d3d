package main

import (
	"slices"
	"testing"
)

func TestTotal(t *testing.T) {
	if got := total([]int{12, 31, 8}); got != 51 {
		t.Errorf("total([12 31 8]) = %d, want 51", got)
	}
}

func TestTooHeavy(t *testing.T) {
	if got := tooHeavy([]int{12, 31, 8, 40}, 30); !slices.Equal(got, []int{31, 40}) {
		t.Errorf("tooHeavy([12 31 8 40], 30) = %v, want [31 40]", got)
	}
}

func checkHeaviest(t *testing.T, weights []int, want int, wantOK bool) {
	t.Helper()
	got, ok := heaviest(weights)
	if got != want || ok != wantOK {
		t.Errorf("heaviest(%v) = %d, %t, want %d, %t", weights, got, ok, want, wantOK)
	}
}

func TestHeaviest(t *testing.T) {
	checkHeaviest(t, []int{12, 31, 8}, 1, true)
	checkHeaviest(t, []int{5}, 0, true)
}
