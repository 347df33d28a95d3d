package main

import "fmt"

func countHot(temperatures []int, limit int) int {
	return 0
}

func main() {
	fmt.Println(countHot([]int{700, 900, 850}, 800))
}
