package main

import (
	"maps"
	"strings"
	"sync"
	"testing"
	"time"
)

func checkMap(t *testing.T, what string, got, want map[string]int) {
	t.Helper()
	if got == nil || !maps.Equal(got, want) {
		t.Errorf("%s = %v, want %v", what, got, want)
	}
}

func plain(text string) map[string]int { return count(text, nil) }

func TestMerge(t *testing.T) {
	into := map[string]int{"mule": 2, "bridge": 1}
	from := map[string]int{"bridge": 3, "hinge": 1}
	merge(into, from)
	checkMap(t, "into after merge", into, map[string]int{"mule": 2, "bridge": 4, "hinge": 1})
	checkMap(t, "from after merge", from, map[string]int{"bridge": 3, "hinge": 1})
}

func TestCountAll(t *testing.T) {
	got := countAll([]string{"a b a", "b c", "a"}, 2, plain)
	checkMap(t, `countAll(["a b a" "b c" "a"], 2)`, got, map[string]int{"a": 3, "b": 2, "c": 1})
}

func TestExactlyThatManyWorkers(t *testing.T) {
	for _, workers := range []int{1, 4} {
		var mu sync.Mutex
		now, most := 0, 0
		countAll(strings.Split("abcdefgh", ""), workers, func(text string) map[string]int {
			mu.Lock()
			now++
			most = max(most, now)
			mu.Unlock()
			time.Sleep(5 * time.Millisecond)
			mu.Lock()
			now--
			mu.Unlock()
			return plain(text)
		})
		if most != workers {
			t.Errorf("with %d workers, %d texts were counted at the same time", workers, most)
		}
	}
}
