// Package fees knows what a delivery costs.
package fees

import "errors"

var ErrTooHeavy = errors.New("too heavy for one courier")

// Price returns the coins for a parcel.
func Price(kilos int, express bool) (int, error) {
	if kilos > 20 {
		return 0, ErrTooHeavy
	}
	price := 12
	switch {
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
