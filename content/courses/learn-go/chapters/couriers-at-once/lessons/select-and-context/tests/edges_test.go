package main

import (
	"context"
	"errors"
	"testing"
	"time"
)

func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := ask(t, ctx, make(chan string)); !errors.Is(err, context.Canceled) {
		t.Errorf("after cancel(), firstAnswer has the error %v, want a wrapped context.Canceled", err)
	}
}

func TestNumbersEnd(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	ch := numbers(ctx)
	<-ch
	cancel()
	time.Sleep(20 * time.Millisecond)
	select {
	case n, ok := <-ch:
		if ok {
			t.Errorf("after cancel(), numbers still holds out the number %d: its goroutine hasn't ended", n)
		}
	case <-time.After(500 * time.Millisecond):
		t.Error("after cancel(), the channel of numbers isn't closed")
	}
}
