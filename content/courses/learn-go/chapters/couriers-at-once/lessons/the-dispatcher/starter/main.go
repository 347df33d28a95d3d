package main

import (
	"context"
	"errors"
	"fmt"
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
	var report Report
	for _, street := range streets {
		minutes, err := deliver(ctx, street)
		if err == nil {
			report.Minutes += minutes
		}
	}
	return report, nil
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
