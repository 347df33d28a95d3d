package main

import (
	"slices"
	"testing"
)

func filled() *Depot {
	d := NewDepot()
	d.Store("Anvil Lane", Parcel{"K7", 6})
	d.Store("Dock Street", Parcel{"K8", 2})
	d.Store("Anvil Lane", Parcel{"K9", 3})
	d.Store("Anvil Lane", Parcel{"K10", 1})
	return d
}

func checkReport(t *testing.T, d *Depot, want string) {
	t.Helper()
	if got := d.Report(); got != want {
		t.Errorf("Report() = %q, want %q", got, want)
	}
}

func checkTake(t *testing.T, d *Depot, street, code string, want Parcel, wantOK bool) {
	t.Helper()
	if got, ok := d.Take(street, code); got != want || ok != wantOK {
		t.Errorf("Take(%q, %q) = %+v, %t, want %+v, %t", street, code, got, ok, want, wantOK)
	}
}

func TestReport(t *testing.T) {
	checkReport(t, filled(), "Anvil Lane: 3 parcels, 10 kg\nDock Street: 1 parcels, 2 kg\n")
}

func TestTake(t *testing.T) {
	d := filled()
	checkTake(t, d, "Anvil Lane", "K7", Parcel{"K7", 6}, true)
	checkTake(t, d, "Anvil Lane", "K7", Parcel{}, false)
	checkReport(t, d, "Anvil Lane: 2 parcels, 4 kg\nDock Street: 1 parcels, 2 kg\n")
}

func TestStreets(t *testing.T) {
	if got := filled().Streets(); !slices.Equal(got, []string{"Anvil Lane", "Dock Street"}) {
		t.Errorf("Streets() = %q, want [\"Anvil Lane\" \"Dock Street\"]", got)
	}
}
