package main

import "fmt"

type Parcel struct {
	To    string
	Kilos int
}

func (p Parcel) Price() int {
	return 0
}

func (p Parcel) Label() string {
	return p.To
}

func lightest(parcels []Parcel) (Parcel, bool) {
	return Parcel{}, false
}

func main() {
	p := Parcel{To: "Tomas", Kilos: 6}
	fmt.Println(p.Label(), p.Price())
	fmt.Println(lightest([]Parcel{p, {To: "Mira", Kilos: 2}}))
}
