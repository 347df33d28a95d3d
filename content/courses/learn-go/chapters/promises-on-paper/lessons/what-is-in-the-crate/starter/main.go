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

func describe(v any) string {
	return fmt.Sprintf("not ours: %T", v)
}

func main() {
	fmt.Println(describe(Parcel{"Tomas", 6}))
	fmt.Println(describe("Dear Mira"))
	fmt.Println(describe(2.5))
}
