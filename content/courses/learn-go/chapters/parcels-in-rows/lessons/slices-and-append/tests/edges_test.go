package main

import "testing"

func TestNothingAtAll(t *testing.T) {
	if got := total(nil); got != 0 {
		t.Errorf("total([]) = %d, want 0", got)
	}
	if got := tooHeavy(nil, 5); len(got) != 0 {
		t.Errorf("tooHeavy([], 5) = %v, want []", got)
	}
	checkHeaviest(t, nil, 0, false)
}

func TestTheLimitItself(t *testing.T) {
	if got := tooHeavy([]int{30, 29}, 30); len(got) != 0 {
		t.Errorf("tooHeavy([30 29], 30) = %v, want []: 30 isn't above the limit", got)
	}
}

func TestSeveralHeaviest(t *testing.T) {
	checkHeaviest(t, []int{3, 9, 9}, 1, true)
	checkHeaviest(t, []int{-4, -2, -7}, 1, true)
	checkHeaviest(t, []int{7, 7}, 0, true)
}
