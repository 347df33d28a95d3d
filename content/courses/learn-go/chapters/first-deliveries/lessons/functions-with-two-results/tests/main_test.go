package main

import "testing"

func checkCarts(t *testing.T, parcels, perCart, carts, left int) {
	t.Helper()
	gotCarts, gotLeft := cartsFor(parcels, perCart)
	if gotCarts != carts || gotLeft != left {
		t.Errorf("cartsFor(%d, %d) = %d, %d, want %d, %d", parcels, perCart, gotCarts, gotLeft, carts, left)
	}
}

func checkPrice(t *testing.T, kilos int, express bool, price int, ok bool) {
	t.Helper()
	gotPrice, gotOK := priceOf(kilos, express)
	if gotPrice != price || gotOK != ok {
		t.Errorf("priceOf(%d, %t) = %d, %t, want %d, %t", kilos, express, gotPrice, gotOK, price, ok)
	}
}

func TestFillsCarts(t *testing.T) {
	checkCarts(t, 17, 5, 3, 2)
	checkCarts(t, 20, 5, 4, 0)
}

func TestPrices(t *testing.T) {
	checkPrice(t, 1, false, 4, true)
	checkPrice(t, 4, false, 7, true)
	checkPrice(t, 6, true, 24, true)
}

func TestRefusesWhatIsTooHeavy(t *testing.T) {
	checkPrice(t, 25, false, 0, false)
}
