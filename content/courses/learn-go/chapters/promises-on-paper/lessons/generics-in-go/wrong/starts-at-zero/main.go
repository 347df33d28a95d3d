package main

import "cmp"

func keep[T any](row []T, test func(T) bool) []T {
	var kept []T
	for _, v := range row {
		if test(v) {
			kept = append(kept, v)
		}
	}
	return kept
}

func largest[T cmp.Ordered](row []T) (T, bool) {
	var best T
	for _, v := range row {
		if v > best {
			best = v
		}
	}
	return best, len(row) > 0
}

func groupBy[T any, K comparable](row []T, key func(T) K) map[K][]T {
	groups := map[K][]T{}
	for _, v := range row {
		k := key(v)
		groups[k] = append(groups[k], v)
	}
	return groups
}

func main() {}
