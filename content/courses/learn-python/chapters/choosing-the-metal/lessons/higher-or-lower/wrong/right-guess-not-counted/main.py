secret = 42
guess = 0
guesses = 0

while guess != secret:
    guess = int(input())
    if guess < secret:
        print("Higher!")
        guesses += 1
    elif guess > secret:
        print("Lower!")
        guesses += 1

print(f"Got it! Guesses: {guesses}")
