package main

import (
	"sync"
	"testing"
	"time"
)

func together(n int, do func()) {
	var wg sync.WaitGroup
	for range n {
		wg.Go(do)
	}
	wg.Wait()
}

func checkCount(t *testing.T, l *Ledger, street string, want int, after string) {
	t.Helper()
	if got := l.Count(street); got != want {
		t.Errorf("after %s, Count(%q) = %d, want %d", after, street, got, want)
	}
}

func TestFiftyCouriersAdd(t *testing.T) {
	l := NewLedger()
	together(50, func() { l.Add("Mill") })
	checkCount(t, l, "Mill", 50, "50 couriers called Add")
}

func TestTakingFromAnEmptyStreet(t *testing.T) {
	l := NewLedger()
	if l.Take("Mill") {
		t.Error(`Take("Mill") of an empty ledger = true, want false`)
	}
	done := make(chan bool, 1)
	go func() {
		l.Add("Mill")
		done <- true
	}()
	select {
	case <-done:
		checkCount(t, l, "Mill", 1, "a Take that found nothing and an Add")
	case <-time.After(time.Second):
		t.Error("after Take found nothing, Add waits forever: the ledger is still locked")
	}
}
