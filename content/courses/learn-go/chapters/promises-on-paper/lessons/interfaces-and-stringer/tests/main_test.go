package main

import (
	"fmt"
	"testing"
)

func team() []Carrier {
	return []Carrier{Mule{}, Runner{"Ida"}, Pigeon{}, Runner{"Otto"}}
}

func checkFastest(t *testing.T, carriers []Carrier, kilos int, want string, wantOK bool) {
	t.Helper()
	got, ok := fastest(carriers, kilos)
	if fmt.Sprint(got) != want || ok != wantOK {
		t.Errorf("fastest(%v, %d) = %v, %t, want %v, %t", carriers, kilos, got, ok, want, wantOK)
	}
}

func TestPigeon(t *testing.T) {
	if minutes, ok := (Pigeon{}).Minutes(1); minutes != 5 || !ok {
		t.Errorf("Pigeon{}.Minutes(1) = %d, %t, want 5, true", minutes, ok)
	}
	if minutes, ok := (Pigeon{}).Minutes(2); minutes != 0 || ok {
		t.Errorf("Pigeon{}.Minutes(2) = %d, %t, want 0, false", minutes, ok)
	}
}

func TestStrings(t *testing.T) {
	if got, want := fmt.Sprint(team()), "[mule runner Ida pigeon runner Otto]"; got != want {
		t.Errorf("the team prints as %q, want %q", got, want)
	}
}

func TestFastest(t *testing.T) {
	checkFastest(t, team(), 1, "pigeon", true)
	checkFastest(t, team(), 5, "runner Ida", true)
	checkFastest(t, team(), 60, "mule", true)
}
