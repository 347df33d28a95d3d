package main

import (
	"slices"
	"testing"
	"time"
)

func checkAll(t *testing.T, streets []string, wait func(i int) time.Duration) {
	t.Helper()
	var want []string
	place := map[string]int{}
	for i, street := range streets {
		want = append(want, "signed: "+street)
		place[street] = i
	}
	got := deliverAll(streets, func(street string) string {
		time.Sleep(wait(place[street]))
		return "signed: " + street
	})
	if !slices.Equal(got, want) {
		t.Errorf("deliverAll(%q) = %q, want %q", streets, got, want)
	}
}

func TestReceiptsInOrder(t *testing.T) {
	checkAll(t, []string{"Anvil Lane", "Dock Street"}, func(i int) time.Duration { return time.Millisecond })
}

func TestAtTheSameTime(t *testing.T) {
	start := time.Now()
	checkAll(t, []string{"A", "B", "C", "D", "E", "F", "G", "H"}, func(i int) time.Duration { return 50 * time.Millisecond })
	if took := time.Since(start); took > 300*time.Millisecond {
		t.Errorf("8 deliveries of 50 ms took %d ms: they waited for each other", took.Milliseconds())
	}
}
