# Two lines get typed: a name, then a number of hinges.
