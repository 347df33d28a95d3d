package main

import "fmt"

type Carrier interface {
	Minutes(kilos int) (int, bool)
}

type Runner struct{ Name string }

func (r Runner) Minutes(kilos int) (int, bool) {
	return 10 + 2*kilos, kilos <= 20
}

type Mule struct{}

func (m Mule) Minutes(kilos int) (int, bool) {
	return 40, kilos <= 100
}

type Pigeon struct{}

func fastest(carriers []Carrier, kilos int) (Carrier, bool) {
	return nil, false
}

func main() {
	carriers := []Carrier{Mule{}, Runner{"Ida"}}
	for _, kilos := range []int{1, 5, 60, 200} {
		carrier, ok := fastest(carriers, kilos)
		fmt.Println(kilos, "kg:", carrier, ok)
	}
}
