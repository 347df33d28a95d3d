secret = 42
guess = 0
guesses = 0

while guess != secret:
    guess = int(input())
    guesses += 1
    if guess < secret:
        print("Lower!")
    elif guess > secret:
        print("Higher!")

print(f"Got it! Guesses: {guesses}")
