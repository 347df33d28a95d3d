package main

import "fmt"

func keep[T any](row []T, test func(T) bool) []T {
	return row
}

func largest[T any](row []T) (T, bool) {
	var zero T
	return zero, false
}

func groupBy[T any, K comparable](row []T, key func(T) K) map[K][]T {
	return nil
}

func main() {
	names := []string{"Ada", "Tomas", "Hob", "Sable"}
	fmt.Println(keep(names, func(s string) bool { return len(s) > 3 }))
	fmt.Println(largest([]float64{2.5, 7.25, 1}))
	fmt.Println(groupBy(names, func(s string) int { return len(s) }))
}
