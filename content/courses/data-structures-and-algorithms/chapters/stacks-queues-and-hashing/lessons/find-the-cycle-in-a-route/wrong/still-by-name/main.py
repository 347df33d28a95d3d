from stops import loop_of, route_of


def has_loop(first):
    slow = first
    fast = first
    while fast is not None and fast.next is not None:
        slow = slow.next
        fast = fast.next.next
        if fast is not None and slow.name == fast.name:
            return True
    return False
