package main

import "fmt"

func countHot(temperatures []int, limit int) int {
	count := 0
	for _, temperature := range temperatures {
		if temperature > limit {
			count += 1
		}
	}
	return count
}

func main() {
	fmt.Println(countHot([]int{700, 900, 850}, 800))
}
