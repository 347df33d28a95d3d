package main

import (
	"errors"
	"example.com/program/fees"
	"testing"
)

func TestMorePrices(t *testing.T) {
	checkPrice(t, 1, true, 8, false)
	checkPrice(t, 2, false, 7, false)
	checkPrice(t, 6, false, 12, false)
	checkPrice(t, 20, true, 24, false)
	if _, err := fees.Price(30, false); !errors.Is(err, fees.ErrTooHeavy) {
		t.Errorf("fees.Price(30, false) has the error %v, want ErrTooHeavy", err)
	}
}

func TestTheTableKnowsBothSides(t *testing.T) {
	checkCaught(t, "6 kg", wrongFor(func(kilos int, express bool) bool { return kilos == 6 }))
	checkCaught(t, "20 kg", wrongFor(func(kilos int, express bool) bool { return kilos == 20 }))
	checkCaught(t, "2 kg", wrongFor(func(kilos int, express bool) bool { return kilos == 2 }))
}
