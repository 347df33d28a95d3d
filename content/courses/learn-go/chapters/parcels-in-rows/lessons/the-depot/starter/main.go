package main

import "fmt"

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
}

func (d *Depot) Take(street, code string) (Parcel, bool) {
	return Parcel{}, false
}

func (d *Depot) Streets() []string {
	return nil
}

func (d *Depot) Report() string {
	return ""
}

func main() {
	d := NewDepot()
	d.Store("Anvil Lane", Parcel{"K7", 6})
	d.Store("Dock Street", Parcel{"K8", 2})
	d.Store("Anvil Lane", Parcel{"K9", 3})
	fmt.Print(d.Report())
}
