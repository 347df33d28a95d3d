package main

import "fmt"

func walk(weights []int) <-chan int {
	ch := make(chan int)
	return ch
}

func prices(kilos <-chan int) <-chan int {
	ch := make(chan int)
	return ch
}

func sum(coins <-chan int) (int, int) {
	return 0, 0
}

func main() {
	fmt.Println(sum(prices(walk([]int{3, 6, 5}))))
}
