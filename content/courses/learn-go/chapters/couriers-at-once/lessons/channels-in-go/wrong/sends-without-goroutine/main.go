package main

func walk(weights []int) <-chan int {
	ch := make(chan int)
	for _, kilos := range weights {
		ch <- kilos
	}
	close(ch)
	return ch
}

func prices(kilos <-chan int) <-chan int {
	ch := make(chan int)
	for k := range kilos {
		if k <= 5 {
			ch <- 7
		} else {
			ch <- 12
		}
	}
	close(ch)
	return ch
}

func sum(coins <-chan int) (int, int) {
	count, total := 0, 0
	for c := range coins {
		count++
		total += c
	}
	return count, total
}

func main() {}
