package main

import "testing"

func checkPrice(t *testing.T, kilos int, express bool, want int) {
	t.Helper()
	p := Parcel{To: "Ada", Kilos: kilos, Express: express}
	if got := p.Price(); got != want {
		t.Errorf("%+v.Price() = %d, want %d", p, got, want)
	}
}

func checkLabel(t *testing.T, p Parcel, want string) {
	t.Helper()
	if got := p.Label(); got != want {
		t.Errorf("%+v.Label() = %q, want %q", p, got, want)
	}
}

func checkLightest(t *testing.T, parcels []Parcel, want Parcel, wantOK bool) {
	t.Helper()
	if got, ok := lightest(parcels); got != want || ok != wantOK {
		t.Errorf("lightest(%+v) = %+v, %t, want %+v, %t", parcels, got, ok, want, wantOK)
	}
}

func TestPrice(t *testing.T) {
	checkPrice(t, 4, false, 7)
	checkPrice(t, 6, true, 24)
}

func TestLabel(t *testing.T) {
	checkLabel(t, Parcel{To: "Tomas", Kilos: 6}, "Tomas (6 kg)")
	checkLabel(t, Parcel{To: "Mira", Kilos: 1, Express: true}, "Mira (1 kg) !")
}

func TestLightest(t *testing.T) {
	checkLightest(t, []Parcel{{To: "Hob", Kilos: 31}, {To: "Mira", Kilos: 2}, {To: "Ida", Kilos: 9}}, Parcel{To: "Mira", Kilos: 2}, true)
}
