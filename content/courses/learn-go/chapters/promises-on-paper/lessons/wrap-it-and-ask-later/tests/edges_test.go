package main

import (
	"errors"
	"fmt"
	"testing"
)

func TestAdviceForOthers(t *testing.T) {
	checkAdvice(t, errors.New("the bridge is gone"), "ask Ada")
	checkAdvice(t, ErrUnknownStreet, "ask Sable")
	checkAdvice(t, TooHeavyError{40}, "send 2 couriers")
	checkAdvice(t, fmt.Errorf("monday: %w", fmt.Errorf("cart 2: %w", TooHeavyError{21})), "send 2 couriers")
}

func TestTheEdgeOfTooHeavy(t *testing.T) {
	for _, street := range []string{"Nowhere", "Dock Street"} {
		if got, err := route(street, 99); got != "" || err == nil {
			t.Errorf("route(%q, 99) = %q, %v, want no courier and an error", street, got, err)
		}
	}
	if got, err := deliver("K1", "Anvil Lane", 21); got != "" || !errors.As(err, new(TooHeavyError)) {
		t.Errorf(`deliver("K1", "Anvil Lane", 21) = %q, %v, want "" and a wrapped TooHeavyError`, got, err)
	}
	if got, err := deliver("K1", "Anvil Lane", 20); got != "Ida" || err != nil {
		t.Errorf(`deliver("K1", "Anvil Lane", 20) = %q, %v, want "Ida", nil`, got, err)
	}
}
