package main

import "sync"

// merge adds the counts of from to those of into.
func merge(into, from map[string]int) {
	for word, n := range from {
		into[word] += n
	}
}

// countAll counts all texts with at most that many goroutines, and adds everything up.
func countAll(texts []string, workers int, count func(string) map[string]int) map[string]int {
	jobs := make(chan string)
	results := make(chan map[string]int)
	go func() {
		defer close(jobs)
		for _, text := range texts {
			jobs <- text
		}
	}()
	var wg sync.WaitGroup
	for range texts {
		wg.Go(func() {
			for text := range jobs {
				results <- count(text)
			}
		})
	}
	go func() {
		wg.Wait()
		close(results)
	}()

	total := map[string]int{}
	for counts := range results {
		merge(total, counts)
	}
	return total
}
func main() {}
