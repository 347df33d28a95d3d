package main

import "testing"

func TestPriceAtTheEdges(t *testing.T) {
	checkPrice(t, 1, false, 4)
	checkPrice(t, 2, false, 7)
	checkPrice(t, 5, true, 14)
	checkPrice(t, 6, false, 12)
}

func TestNoParcels(t *testing.T) {
	checkLightest(t, nil, Parcel{}, false)
}

func TestASingleParcel(t *testing.T) {
	checkLightest(t, []Parcel{{To: "Ida", Kilos: 8}}, Parcel{To: "Ida", Kilos: 8}, true)
}

func TestEquallyLight(t *testing.T) {
	checkLightest(t, []Parcel{{To: "Hob", Kilos: 3}, {To: "Ida", Kilos: 2, Express: true}, {To: "Mira", Kilos: 2}}, Parcel{To: "Ida", Kilos: 2, Express: true}, true)
}
