def push_all(values):
    heap = []
    for value in values:
        push(heap, value)
    return heap


def drain(heap):
    values = []
    while heap:
        values.append(pop_smallest(heap))
    return values


def pop_smallest(heap):
    smallest = heap[0]
    last = heap.pop()
    if heap:
        heap[0] = last
        sink(heap)
    return smallest


def sink(heap):
    parent = 0
    while 2 * parent + 1 < len(heap):
        child = 2 * parent + 1
        if child + 1 < len(heap) and heap[child + 1] < heap[child]:
            child += 1
        if heap[parent] <= heap[child]:
            break
        heap[parent], heap[child] = heap[child], heap[parent]
        parent = child


def push(heap, value):
    heap.append(value)
    return 0


errands = [2, 5, 3, 9]
print(push(errands, 1), "swaps", errands)
