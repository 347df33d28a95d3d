"""asyncio without sockets: a loop that only knows tasks and timers, which is all that there is to wait for here."""

import asyncio
import time
from asyncio import base_events, events


class Idle:
    """Stands in for the selector: nothing ever becomes ready, so a wait is a sleep."""

    def select(self, timeout):
        if timeout is None:
            raise RuntimeError("the program waits for something that never comes")
        if timeout > 0:
            time.sleep(timeout)
        return []


class QuietLoop(base_events.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = Idle()

    def _process_events(self, event_list):
        pass

    def _write_to_self(self):
        pass


class QuietPolicy(events.BaseDefaultEventLoopPolicy):
    _loop_factory = QuietLoop


def install():
    asyncio.set_event_loop_policy(QuietPolicy())
