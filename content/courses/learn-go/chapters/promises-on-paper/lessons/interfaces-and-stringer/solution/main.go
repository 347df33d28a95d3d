package main

import "fmt"

type Carrier interface {
	Minutes(kilos int) (int, bool)
}

type Runner struct{ Name string }

func (r Runner) Minutes(kilos int) (int, bool) {
	return 10 + 2*kilos, kilos <= 20
}

func (r Runner) String() string { return "runner " + r.Name }

type Mule struct{}

func (m Mule) Minutes(kilos int) (int, bool) {
	return 40, kilos <= 100
}

func (m Mule) String() string { return "mule" }

type Pigeon struct{}

func (p Pigeon) Minutes(kilos int) (int, bool) {
	if kilos > 1 {
		return 0, false
	}
	return 5, true
}

func (p Pigeon) String() string { return "pigeon" }

func fastest(carriers []Carrier, kilos int) (Carrier, bool) {
	var best Carrier
	least := 0
	for _, c := range carriers {
		minutes, ok := c.Minutes(kilos)
		if ok && (best == nil || minutes < least) {
			best, least = c, minutes
		}
	}
	return best, best != nil
}

func main() {
	carriers := []Carrier{Mule{}, Runner{"Ida"}, Pigeon{}}
	for _, kilos := range []int{1, 5, 60, 200} {
		carrier, ok := fastest(carriers, kilos)
		fmt.Println(kilos, "kg:", carrier, ok)
	}
}
