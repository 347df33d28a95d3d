package main

import (
	"testing"
	"time"
)

func TestTheLastIsTheQuickest(t *testing.T) {
	checkAll(t, []string{"A", "B", "C", "D"}, func(i int) time.Duration { return time.Duration(40-10*i) * time.Millisecond })
}

func TestEachStreetOnce(t *testing.T) {
	visits := make(chan string, 10)
	deliverAll([]string{"A", "B", "C"}, func(street string) string {
		visits <- street
		return ""
	})
	if got := deliverAll(nil, func(street string) string { return street }); len(got) != 0 {
		t.Errorf("deliverAll([]) = %q, want nothing", got)
	}
	if len(visits) != 3 {
		t.Errorf("3 streets, and deliver was called %d times before deliverAll returned", len(visits))
	}
}
