# Tomas counts from 1. What does range need for that?
for number in range(5):
    print(f"Hinge {number}")
