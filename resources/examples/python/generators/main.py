from itertools import count, islice, takewhile


def primes():
    """All prime numbers. It never ends, and it need not."""
    found = []
    for number in count(2):
        small = takewhile(lambda prime: prime * prime <= number, found)
        if all(number % prime for prime in small):
            found.append(number)
            yield number


print("The first ten:", *islice(primes(), 10))

above = next(prime for prime in primes() if prime > 1000)
print("The first above 1000:", above)

twins = [(prime, prime + 2) for prime in islice(primes(), 60) if all((prime + 2) % d for d in range(2, prime))]
print("Twins:", *twins[:6])
