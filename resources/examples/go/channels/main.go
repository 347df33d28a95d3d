package main

import (
	"fmt"
	"slices"
	"sync"
	"time"
)

type Result struct {
	Smith string
	Piece int
}

func forge(smith string, pieces <-chan int, results chan<- Result) {
	for piece := range pieces {
		time.Sleep(time.Duration(piece) * time.Millisecond)
		results <- Result{smith, piece}
	}
}

func main() {
	pieces := make(chan int)
	results := make(chan Result)

	var smiths sync.WaitGroup
	for _, smith := range []string{"Ada", "Bo", "Cem"} {
		smiths.Go(func() { forge(smith, pieces, results) })
	}

	go func() {
		for piece := 1; piece <= 9; piece++ {
			pieces <- piece
		}
		close(pieces)
		smiths.Wait()
		close(results)
	}()

	var done []int
	for result := range results {
		done = append(done, result.Piece)
	}
	slices.Sort(done)
	fmt.Println("Forged by three at once:", done)
}
