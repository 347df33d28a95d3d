package main

import "testing"

func checkDescribe(t *testing.T, v any, want string) {
	t.Helper()
	if got := describe(v); got != want {
		t.Errorf("describe(%#v) = %q, want %q", v, got, want)
	}
}

func TestParcels(t *testing.T) {
	checkDescribe(t, Parcel{"Tomas", 6}, "parcel for Tomas, 12 coins")
	checkDescribe(t, Parcel{"Mira", 5}, "parcel for Mira, 7 coins")
}

func TestCrates(t *testing.T) {
	if got := (Crate{Parcel{"Hob", 6}, 8}).Price(); got != 20 {
		t.Errorf("Crate{Parcel{Hob, 6}, 8}.Price() = %d, want 20", got)
	}
	checkDescribe(t, Crate{Parcel{"Hob", 6}, 8}, "crate for Hob, 20 coins")
}

func TestOtherThings(t *testing.T) {
	checkDescribe(t, "Dear Mira", "a letter: Dear Mira")
	checkDescribe(t, 2.5, "not ours: float64")
}
