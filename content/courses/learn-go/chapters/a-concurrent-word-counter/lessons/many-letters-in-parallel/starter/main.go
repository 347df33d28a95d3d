package main

import "fmt"

// merge adds the counts of from to those of into.
func merge(into, from map[string]int) {
}

// countAll counts all texts with that many goroutines, and adds everything up.
func countAll(texts []string, workers int, count func(string) map[string]int) map[string]int {
	total := map[string]int{}
	for _, text := range texts {
		merge(total, count(text))
	}
	return total
}

func main() {
	letters := []string{"The bridge is closed.", "Is the bridge open?", "The mule is on the bridge."}
	stop := map[string]bool{"the": true, "is": true}
	fmt.Println(countAll(letters, 2, func(text string) map[string]int {
		return count(text, stop)
	}))
}
