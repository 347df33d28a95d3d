package main

import (
	"fmt"
	"sync"
	"time"
)

// Ledger counts parcels per street. Many couriers use it at the same time.
type Ledger struct {
	mu     sync.Mutex
	counts map[string]int
}

func NewLedger() *Ledger {
	return &Ledger{counts: map[string]int{}}
}

// turnPage takes a moment. Other couriers go on meanwhile.
func turnPage() {
	time.Sleep(time.Millisecond)
}

// Add counts one more parcel for the street.
func (l Ledger) Add(street string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	count := l.counts[street]
	turnPage()
	l.counts[street] = count + 1
}

// Take counts one parcel less, or says false if there's none.
func (l *Ledger) Take(street string) bool {
	l.mu.Lock()
	count := l.counts[street]
	if count == 0 {
		return false
	}
	turnPage()
	l.counts[street] = count - 1
	l.mu.Unlock()
	return true
}

// Count says how many parcels there are for the street.
func (l *Ledger) Count(street string) int {
	return l.counts[street]
}

func main() {
	ledger := NewLedger()
	var wg sync.WaitGroup
	for range 50 {
		wg.Go(func() { ledger.Add("Anvil Lane") })
	}
	wg.Wait()
	fmt.Println(ledger.Count("Anvil Lane"))
}
