package main

import (
	"context"
	"fmt"
	"time"
)

// firstAnswer returns the first answer that comes, or an error if the context is over before.
func firstAnswer(ctx context.Context, answers <-chan string) (string, error) {
	select {
	case answer := <-answers:
		return answer, nil
	case <-ctx.Done():
		return "", fmt.Errorf("no answer: %w", ctx.Err())
	}
}

// numbers sends 1, 2, 3 and so on, until the context is over. Then it closes the channel.
func numbers(ctx context.Context) <-chan int {
	ch := make(chan int)
	go func() {
		defer close(ch)
		for n := 1; ; n++ {
			select {
			case ch <- n:
			case <-ctx.Done():
				return
			}
		}
	}()
	return ch
}

func main() {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	fmt.Println(firstAnswer(ctx, make(chan string)))

	ctx, cancel = context.WithCancel(context.Background())
	for n := range numbers(ctx) {
		fmt.Println(n)
		if n == 3 {
			break
		}
	}
	cancel()
}
