package main

import (
	"errors"
	"example.com/program/fees"
	"strings"
	"testing"
)

func checkPrice(t *testing.T, kilos int, express bool, want int, wantErr bool) {
	t.Helper()
	got, err := fees.Price(kilos, express)
	if got != want || (err != nil) != wantErr {
		t.Errorf("fees.Price(%d, %t) = %d, %v, want %d, error: %t", kilos, express, got, err, want, wantErr)
	}
}

func right(kilos int, express bool) (int, error) {
	price := 12
	switch {
	case kilos > 20:
		return 0, errors.New("too heavy")
	case kilos <= 1:
		price = 4
	case kilos <= 5:
		price = 7
	}
	if express {
		price *= 2
	}
	return price, nil
}

// wrongFor changes the right price wherever the condition holds.
func wrongFor(condition func(kilos int, express bool) bool) func(int, bool) (int, error) {
	return func(kilos int, express bool) (int, error) {
		price, err := right(kilos, express)
		if condition(kilos, express) {
			return price + 1, err
		}
		return price, err
	}
}

func checkCaught(t *testing.T, what string, price func(int, bool) (int, error)) {
	t.Helper()
	lines := failures(price)
	if len(lines) > 0 && !strings.HasPrefix(lines[0], "price(") {
		t.Errorf("failures returned %q; leave that function as it is", lines[0])
	}
	if len(lines) == 0 {
		t.Errorf("your table doesn't notice a price list that is wrong for %s", what)
	}
}

func TestPrices(t *testing.T) {
	checkPrice(t, 5, false, 7, false)
	checkPrice(t, 21, false, 0, true)
	checkPrice(t, 2, true, 14, false)
}

func TestTheTableLikesTheRightPrices(t *testing.T) {
	if lines := failures(right); len(lines) > 0 {
		t.Errorf("these cases of your table fail for the right prices: %q", lines)
	}
}

func TestTheTableCatchesWrongPrices(t *testing.T) {
	checkCaught(t, "1 kg", wrongFor(func(kilos int, express bool) bool { return kilos == 1 }))
	checkCaught(t, "5 kg", wrongFor(func(kilos int, express bool) bool { return kilos == 5 }))
	checkCaught(t, "express", wrongFor(func(kilos int, express bool) bool { return express }))
	checkCaught(t, "parcels above 20 kg, which get no error", func(kilos int, express bool) (int, error) {
		price, _ := right(kilos, express)
		return price, nil
	})
}
