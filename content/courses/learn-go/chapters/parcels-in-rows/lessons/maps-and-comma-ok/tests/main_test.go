package main

import (
	"maps"
	"testing"
)

func TestCounts(t *testing.T) {
	got := countByStreet([]string{"Mill", "Dock", "Mill"})
	if want := map[string]int{"Mill": 2, "Dock": 1}; !maps.Equal(got, want) {
		t.Errorf("countByStreet([Mill Dock Mill]) = %v, want %v", got, want)
	}
}

func checkFee(t *testing.T, fees map[string]int, kind string, want int, wantOK bool) {
	t.Helper()
	if got, ok := feeFor(fees, kind); got != want || ok != wantOK {
		t.Errorf("feeFor(%v, %q) = %d, %t, want %d, %t", fees, kind, got, ok, want, wantOK)
	}
}

func TestFees(t *testing.T) {
	fees := map[string]int{"parcel": 7, "crate": 12}
	checkFee(t, fees, "crate", 12, true)
	checkFee(t, fees, "anvil", 7, false)
}

func checkBusiest(t *testing.T, counts map[string]int, want string, most int) {
	t.Helper()
	for range 20 {
		if got, count := busiest(counts); got != want || count != most {
			t.Fatalf("busiest(%v) = %q, %d, want %q, %d", counts, got, count, want, most)
		}
	}
}

func TestBusiest(t *testing.T) {
	checkBusiest(t, map[string]int{"Mill": 2, "Dock": 5, "Anvil": 1}, "Dock", 5)
}
