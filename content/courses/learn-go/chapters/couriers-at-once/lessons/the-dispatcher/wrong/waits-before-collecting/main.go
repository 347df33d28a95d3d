package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"
)

type Result struct {
	Street  string
	Minutes int
	Err     error
}

type Report struct {
	Minutes int
	Failed  []string
}

func dispatch(ctx context.Context, streets []string, workers int, deliver func(context.Context, string) (int, error)) (Report, error) {
	jobs := make(chan string)
	results := make(chan Result)

	go func() {
		defer close(jobs)
		for _, street := range streets {
			select {
			case jobs <- street:
			case <-ctx.Done():
				return
			}
		}
	}()

	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for street := range jobs {
				minutes, err := deliver(ctx, street)
				results <- Result{street, minutes, err}
			}
		})
	}
	wg.Wait()
	close(results)

	var report Report
	for r := range results {
		if r.Err != nil {
			report.Failed = append(report.Failed, r.Street)
			continue
		}
		report.Minutes += r.Minutes
	}
	slices.Sort(report.Failed)
	return report, ctx.Err()
}

func main() {
	deliver := func(ctx context.Context, street string) (int, error) {
		time.Sleep(10 * time.Millisecond)
		if street == "Nowhere" {
			return 0, errors.New("unknown street")
		}
		return len(street), nil
	}
	streets := []string{"Anvil Lane", "Nowhere", "Dock Street", "Mill Road"}
	fmt.Println(dispatch(context.Background(), streets, 2, deliver))
}
