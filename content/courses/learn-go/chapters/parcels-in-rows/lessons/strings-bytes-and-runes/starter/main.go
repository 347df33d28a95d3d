package main

import "fmt"

func shorten(name string, max int) string {
	if len(name) <= max {
		return name
	}
	return name[:max-1] + "…"
}

func initials(name string) string {
	return name
}

func main() {
	fmt.Println(shorten("Bartholomew", 8))
	fmt.Println(shorten("Zoë", 3))
	fmt.Println(initials("ada quill"))
}
