package main

import "fmt"

func total(weights []int) int {
	sum := 0
	for _, kilos := range weights {
		sum += kilos
	}
	return sum
}

func tooHeavy(weights []int, limit int) []int {
	var found []int
	for _, kilos := range weights {
		if kilos > limit {
			found = append(found, kilos)
		}
	}
	return found
}

func heaviest(weights []int) (int, bool) {
	if len(weights) == 0 {
		return 0, false
	}
	best := 0
	for i, kilos := range weights {
		if kilos > weights[best] {
			best = i
		}
	}
	return best, true
}

func main() {
	weights := []int{12, 31, 8, 40}
	fmt.Println(total(weights))
	fmt.Println(tooHeavy(weights, 30))
	fmt.Println(heaviest(weights))
}
