package main

import (
	"slices"
	"testing"
)

func TestAnEmptyDepot(t *testing.T) {
	d := NewDepot()
	checkReport(t, d, "")
	checkTake(t, d, "Anvil Lane", "K7", Parcel{}, false)
	if got := d.Streets(); len(got) != 0 {
		t.Errorf("Streets() of an empty depot = %q, want none", got)
	}
}

func TestAStreetThatIsEmptyAgain(t *testing.T) {
	d := filled()
	checkTake(t, d, "Dock Street", "K8", Parcel{"K8", 2}, true)
	checkReport(t, d, "Anvil Lane: 3 parcels, 10 kg\n")
	if got := d.Streets(); !slices.Equal(got, []string{"Anvil Lane"}) {
		t.Errorf("Streets() after the last parcel of Dock Street was taken = %q", got)
	}
}

func TestTheOthersKeepTheirOrder(t *testing.T) {
	d := filled()
	checkTake(t, d, "Dock Street", "K9", Parcel{}, false)
	checkTake(t, d, "Anvil Lane", "K9", Parcel{"K9", 3}, true)
	want := []Parcel{{"K7", 6}, {"K10", 1}}
	if got := d.shelves["Anvil Lane"]; !slices.Equal(got, want) {
		t.Errorf("after taking K9, the shelf of Anvil Lane is %+v, want %+v", got, want)
	}
}
