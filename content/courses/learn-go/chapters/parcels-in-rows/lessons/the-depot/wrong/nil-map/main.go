package main

import (
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
	return &Depot{}
}

func (d *Depot) Store(street string, p Parcel) {
	d.shelves[street] = append(d.shelves[street], p)
}

func (d *Depot) Take(street, code string) (Parcel, bool) {
	return Parcel{}, false
}

func (d *Depot) Streets() []string {
	return slices.Sorted(maps.Keys(d.shelves))
}

func (d *Depot) Report() string {
	return ""
}

func main() {}
