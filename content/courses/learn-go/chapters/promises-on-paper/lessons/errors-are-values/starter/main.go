package main

import (
	"fmt"
	"strconv"
)

func parseWeight(text string) (int, error) {
	kilos, _ := strconv.Atoi(text)
	return kilos, nil
}

func totalWeight(texts []string) (int, error) {
	return 0, nil
}

func main() {
	fmt.Println(parseWeight(" 12 "))
	fmt.Println(parseWeight("heavy"))
	fmt.Println(totalWeight([]string{"12", "3"}))
}
