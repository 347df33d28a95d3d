package main

import (
	"context"
	"errors"
	"slices"
	"testing"
)

func TestFailedIsSorted(t *testing.T) {
	report, _ := dispatch(context.Background(), []string{"Mill", "Anvil", "Dock"}, 3, func(ctx context.Context, street string) (int, error) {
		return 0, errors.New("closed")
	})
	if !slices.Equal(report.Failed, []string{"Anvil", "Dock", "Mill"}) {
		t.Errorf("Failed = %q, want it sorted", report.Failed)
	}
	report, err := dispatch(context.Background(), nil, 3, nil)
	if report.Minutes != 0 || len(report.Failed) != 0 || err != nil {
		t.Errorf("without streets, dispatch = %+v, %v, want an empty report and no error", report, err)
	}
}

func TestCalledOff(t *testing.T) {
	var c crowd
	ctx, cancel := context.WithCancel(context.Background())
	report, err := dispatch(ctx, streets(50), 2, func(ctx context.Context, street string) (int, error) {
		if street == "Street 03" {
			cancel()
		}
		return c.deliver(ctx, street)
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("called off, dispatch has the error %v, want context.Canceled", err)
	}
	if c.done < 4 || c.done > 10 || report.Minutes+3*len(report.Failed) != 3*c.done {
		t.Errorf("called off during the fourth of 50 streets with 2 workers: %d were delivered, and the report says %+v", c.done, report)
	}
}
