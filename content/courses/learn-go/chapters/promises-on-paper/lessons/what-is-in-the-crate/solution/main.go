package main

import "fmt"

type Parcel struct {
	To    string
	Kilos int
}

func (p Parcel) Price() int {
	if p.Kilos <= 5 {
		return 7
	}
	return 12
}

type Crate struct {
	Parcel
	Nails int
}

func (c Crate) Price() int {
	return c.Parcel.Price() + c.Nails
}

func describe(v any) string {
	switch x := v.(type) {
	case nil:
		return "nothing"
	case Parcel:
		return fmt.Sprintf("parcel for %s, %d coins", x.To, x.Price())
	case Crate:
		return fmt.Sprintf("crate for %s, %d coins", x.To, x.Price())
	case string:
		return "a letter: " + x
	default:
		return fmt.Sprintf("not ours: %T", x)
	}
}

func main() {
	fmt.Println(describe(Parcel{"Tomas", 6}))
	fmt.Println(describe(Crate{Parcel{"Tomas", 6}, 8}))
	fmt.Println(describe("Dear Mira"))
	fmt.Println(describe(2.5))
}
