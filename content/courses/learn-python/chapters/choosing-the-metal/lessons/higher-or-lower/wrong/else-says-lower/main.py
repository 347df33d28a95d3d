secret = 42
guess = 0
guesses = 0

while guess != secret:
    guess = int(input())
    guesses += 1
    if guess < secret:
        print("Higher!")
    else:
        print("Lower!")

print(f"Got it! Guesses: {guesses}")
