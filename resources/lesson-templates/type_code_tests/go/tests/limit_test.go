package main

import "testing"

func TestLeavesOutTheLimit(t *testing.T) {
	if got := countHot([]int{800, 801}, 800); got != 1 {
		t.Errorf("countHot([800 801], 800) = %d, want 1", got)
	}
}
