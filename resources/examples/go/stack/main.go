package main

import "fmt"

func main() {
	var plates Stack[string]
	plates.Push("the copper plate")
	plates.Push("the iron plate")
	plates.Push("the steel plate")

	fmt.Println(plates.Len(), "plates, one on the other")
	for plate, ok := plates.Pop(); ok; plate, ok = plates.Pop() {
		fmt.Println("Taken:", plate)
	}

	var numbers Stack[int]
	for number := range 5 {
		numbers.Push(number * number)
	}
	top, _ := numbers.Pop()
	fmt.Println("On top of the numbers:", top)
}
