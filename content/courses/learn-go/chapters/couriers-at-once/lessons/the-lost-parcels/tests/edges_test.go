package main

import (
	"sync"
	"testing"
	"time"
)

func TestTakingTogether(t *testing.T) {
	l := NewLedger()
	together(20, func() { l.Add("Mill") })
	var mu sync.Mutex
	taken := 0
	together(30, func() {
		if l.Take("Mill") {
			mu.Lock()
			taken++
			mu.Unlock()
		}
	})
	if taken != 20 {
		t.Errorf("20 parcels, 30 couriers: Take was true %d times, want 20", taken)
	}
	checkCount(t, l, "Mill", 0, "all were taken")
}

func TestCountWaitsForTheLock(t *testing.T) {
	l := NewLedger()
	l.Add("Mill")
	l.mu.Lock()
	read := make(chan int, 1)
	go func() { read <- l.Count("Mill") }()
	time.Sleep(20 * time.Millisecond)
	if len(read) > 0 {
		t.Error("Count reads the map while somebody else has locked the ledger")
	}
	l.mu.Unlock()
}

func TestStreetsAreSeparate(t *testing.T) {
	l := NewLedger()
	together(3, func() { l.Add("Mill"); l.Add("Dock") })
	l.Take("Dock")
	checkCount(t, l, "Mill", 3, "3 couriers added to Mill and Dock")
	checkCount(t, l, "Dock", 2, "one was taken")
	checkCount(t, l, "Anvil", 0, "nothing was added there")
}
