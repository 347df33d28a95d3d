package main

import "testing"

func TestCountsWhatIsHotter(t *testing.T) {
	if got := countHot([]int{700, 900, 850}, 800); got != 2 {
		t.Errorf("countHot([700 900 850], 800) = %d, want 2", got)
	}
}

func TestFindsNothingInAColdForge(t *testing.T) {
	if got := countHot([]int{20, 30}, 800); got != 0 {
		t.Errorf("countHot([20 30], 800) = %d, want 0", got)
	}
}
