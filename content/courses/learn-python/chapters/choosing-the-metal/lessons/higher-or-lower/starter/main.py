# Before the loop: the secret, the first guess, the counter.

# While the guess is wrong: read, count, answer.

# After the loop: celebrate.
