package main

import "fmt"

func total(weights []int) int {
	sum := 0
	for kilos := range weights {
		sum += kilos
	}
	return sum
}

func tooHeavy(weights []int, limit int) []int {
	return weights
}

func heaviest(weights []int) (int, bool) {
	return 0, false
}

func main() {
	weights := []int{12, 31, 8, 40}
	fmt.Println(total(weights))
	fmt.Println(tooHeavy(weights, 30))
	fmt.Println(heaviest(weights))
}
