package main

import "testing"

func TestCartsThatHoldNothing(t *testing.T) {
	checkCarts(t, 9, 0, 0, 9)
	checkCarts(t, 9, -3, 0, 9)
	checkCarts(t, 3, 1, 3, 0)
	checkCarts(t, 0, 4, 0, 0)
}

func TestPricesAtTheEdges(t *testing.T) {
	checkPrice(t, 2, false, 7, true)
	checkPrice(t, 5, true, 14, true)
	checkPrice(t, 20, false, 12, true)
	checkPrice(t, 21, true, 0, false)
	checkPrice(t, 0, false, 0, false)
	checkPrice(t, -2, true, 0, false)
}
