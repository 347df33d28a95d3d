package main

import (
	"errors"
	"fmt"
)

var ErrUnknownStreet = errors.New("unknown street")

type TooHeavyError struct{ Kilos int }

func (e TooHeavyError) Error() string {
	return fmt.Sprintf("%d kg is too heavy", e.Kilos)
}

var couriers = map[string]string{"Anvil Lane": "Ida", "Dock Street": "Otto"}

func route(street string, kilos int) (string, error) {
	courier, ok := couriers[street]
	if !ok {
		return "", fmt.Errorf("%q: %w", street, ErrUnknownStreet)
	}
	if kilos > 20 {
		return "", TooHeavyError{Kilos: kilos}
	}
	return courier, nil
}

func deliver(code, street string, kilos int) (string, error) {
	return route(street, kilos)
}

func advice(err error) string {
	if err == ErrUnknownStreet {
		return "ask Sable"
	}
	return "deliver it"
}

func main() {
	for _, street := range []string{"Anvil Lane", "Nowhere"} {
		courier, err := deliver("K7", street, 41)
		fmt.Printf("%q, %v: %s\n", courier, err, advice(err))
	}
}
