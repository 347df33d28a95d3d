package main

import "fmt"

type Parcel struct {
	To      string
	Kilos   int
	Express bool
}

func (p Parcel) Price() int {
	price := 12
	switch {
	case p.Kilos <= 1:
		price = 4
	case p.Kilos <= 5:
		price = 7
	}
	if p.Express {
		price *= 2
	}
	return price
}

func (p Parcel) Label() string {
	label := fmt.Sprintf("%s (%d kg)", p.To, p.Kilos)
	if p.Express {
		label += " !"
	}
	return label
}

func lightest(parcels []Parcel) (Parcel, bool) {
	best := Parcel{}
	for _, p := range parcels {
		if p.Kilos < best.Kilos {
			best = p
		}
	}
	return best, len(parcels) > 0
}

func main() {}
