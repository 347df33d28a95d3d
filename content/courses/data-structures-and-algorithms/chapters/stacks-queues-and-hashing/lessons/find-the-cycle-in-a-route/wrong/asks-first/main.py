from stops import loop_of, route_of


def has_loop(first):
    slow = first
    fast = first
    while fast is not None and fast.next is not None:
        if slow is fast:
            return True
        slow = slow.next
        fast = fast.next.next
    return False
