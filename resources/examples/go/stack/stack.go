package main

// Stack gives back last what came first. The zero value is an empty stack.
type Stack[T any] struct {
	items []T
}

func (s *Stack[T]) Push(item T) {
	s.items = append(s.items, item)
}

// Pop takes the newest item; false when there is none.
func (s *Stack[T]) Pop() (T, bool) {
	if len(s.items) == 0 {
		var none T
		return none, false
	}
	last := len(s.items) - 1
	item := s.items[last]
	s.items = s.items[:last]
	return item, true
}

func (s *Stack[T]) Len() int {
	return len(s.items)
}
