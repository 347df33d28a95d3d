from stops import loop_of, route_of


def has_loop(first):
    slow = first
    fast = first
    while fast is not None:
        slow = slow.next
        fast = fast.next.next
        if slow is fast:
            return True
    return False
