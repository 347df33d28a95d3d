package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

func streets(n int) []string {
	var row []string
	for i := range n {
		row = append(row, fmt.Sprintf("Street %02d", i))
	}
	return row
}

// crowd counts how many deliveries go on at the same time.
type crowd struct {
	mu              sync.Mutex
	now, most, done int
}

func (c *crowd) deliver(ctx context.Context, street string) (int, error) {
	c.mu.Lock()
	c.now++
	c.most = max(c.most, c.now)
	c.mu.Unlock()
	time.Sleep(5 * time.Millisecond)
	c.mu.Lock()
	c.now--
	c.done++
	c.mu.Unlock()
	if strings.HasSuffix(street, "7") {
		return 100, errors.New("closed")
	}
	return 3, nil
}

func TestAllStreets(t *testing.T) {
	var c crowd
	report, err := dispatch(context.Background(), streets(6), 2, c.deliver)
	if report.Minutes != 18 || len(report.Failed) != 0 || err != nil {
		t.Errorf("6 streets, 3 minutes each: dispatch = %+v, %v, want 18 minutes, nothing failed, no error", report, err)
	}
}

func TestFailures(t *testing.T) {
	var c crowd
	report, err := dispatch(context.Background(), streets(20), 4, c.deliver)
	if want := []string{"Street 07", "Street 17"}; report.Minutes != 54 || !slices.Equal(report.Failed, want) || err != nil {
		t.Errorf("20 streets, 2 of them closed: dispatch = %+v, %v, want 54 minutes and %q failed, no error", report, err, want)
	}
}

func TestHowManyAtATime(t *testing.T) {
	for _, workers := range []int{1, 3} {
		var c crowd
		dispatch(context.Background(), streets(9), workers, c.deliver)
		if c.most != workers {
			t.Errorf("with %d workers, %d deliveries went on at the same time", workers, c.most)
		}
	}
}
