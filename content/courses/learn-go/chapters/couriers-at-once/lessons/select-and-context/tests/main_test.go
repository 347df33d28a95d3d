package main

import (
	"context"
	"testing"
	"time"
)

type reply struct {
	text string
	err  error
}

// ask calls firstAnswer, but waits for a second at most.
func ask(t *testing.T, ctx context.Context, answers <-chan string) (string, error) {
	t.Helper()
	replies := make(chan reply, 1)
	go func() {
		text, err := firstAnswer(ctx, answers)
		replies <- reply{text, err}
	}()
	select {
	case r := <-replies:
		return r.text, r.err
	case <-time.After(time.Second):
		t.Fatal("firstAnswer is still waiting, and the context has been over for a while")
		return "", nil
	}
}

func TestAnAnswerInTime(t *testing.T) {
	answers := make(chan string)
	go func() {
		time.Sleep(5 * time.Millisecond)
		answers <- "Tuesday"
	}()
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	if got, err := ask(t, ctx, answers); got != "Tuesday" || err != nil {
		t.Errorf("firstAnswer = %q, %v, want \"Tuesday\", nil", got, err)
	}
}

func TestNoAnswer(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	got, err := ask(t, ctx, make(chan string))
	if got != "" || err == nil || err.Error() != "no answer: context deadline exceeded" {
		t.Errorf("without an answer, firstAnswer = %q, %v, want \"\", no answer: context deadline exceeded", got, err)
	}
}

func TestNumbers(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	ch := numbers(ctx)
	for want := 1; want <= 4; want++ {
		if got := <-ch; got != want {
			t.Fatalf("number %d from numbers(ctx) is %d", want, got)
		}
	}
}
