package main

import "testing"

func TestNothingToCount(t *testing.T) {
	got := countByStreet(nil)
	if got == nil || len(got) != 0 {
		t.Errorf("countByStreet([]) = %#v, want an empty map that isn't nil", got)
	}
	checkBusiest(t, nil, "", 0)
}

func TestAFreeKind(t *testing.T) {
	checkFee(t, map[string]int{"parcel": 7, "flyer": 0}, "flyer", 0, true)
	checkFee(t, nil, "crate", 0, false)
}

func TestATie(t *testing.T) {
	checkBusiest(t, map[string]int{"Mill": 3, "Dock": 3, "Chapel": 3, "Anvil": 1}, "Chapel", 3)
}
