package main

import "fmt"

func main() {
	fmt.Println("Hello, forge!")
	fmt.Println("sparks")
}
