from stops import loop_of, route_of


def has_loop(first):
    slow = first
    fast = first
    while fast is not None and fast.next is not None:
        slow = slow.next
        fast = fast.next.next
        if slow is fast:
            return True
    return False


print(has_loop(loop_of(["Inn", "Fen", "Mill", "Ford", "Moor"], 2)))
print(has_loop(route_of(["Inn", "Fen", "Mill", "Ford", "Moor"])))
