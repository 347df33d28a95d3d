package main

import (
	"fmt"
	"maps"
	"slices"
)

type Parcel struct {
	Code  string
	Kilos int
}

type Depot struct {
	shelves map[string][]Parcel
}

func NewDepot() *Depot {
	return &Depot{shelves: map[string][]Parcel{}}
}

func (d *Depot) Store(street string, p Parcel) {
	d.shelves[street] = append(d.shelves[street], p)
}

func (d *Depot) Take(street, code string) (Parcel, bool) {
	shelf := d.shelves[street]
	for i, p := range shelf {
		if p.Code == code {
			d.shelves[street] = append(shelf[:i], shelf[i+1:]...)
			return p, true
		}
	}
	return Parcel{}, false
}

func (d *Depot) Streets() []string {
	return slices.Sorted(maps.Keys(d.shelves))
}

func (d *Depot) Report() string {
	report := ""
	for _, street := range d.Streets() {
		kilos := 0
		for _, p := range d.shelves[street] {
			kilos += p.Kilos
		}
		report += fmt.Sprintf("%s: %d parcels, %d kg\n", street, len(d.shelves[street]), kilos)
	}
	return report
}

func main() {}
