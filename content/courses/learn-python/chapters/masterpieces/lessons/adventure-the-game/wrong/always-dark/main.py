from town import ROOMS, describe
from traveler import Traveler

traveler = Traveler(ROOMS, "square")
print(describe(ROOMS, "square"))
playing = True

while playing:
    words = input().split()
    if len(words) == 2 and words[0] == "go":
        print(traveler.go(words[1]))
    elif len(words) == 2 and words[0] == "take":
        print(traveler.take(words[1]))
    elif words == ["bag"]:
        print(f"In your bag: {', '.join(traveler.bag)}")
    elif words == ["quit"]:
        print("Goodbye.")
        playing = False
    else:
        print("Huh?")

    if traveler.here == "hollow":
        if "lantern" in ROOMS["hollow"]["things"]:
            print("You hold up the lantern. Six giants open their eyes. One of them smiles.")
        else:
            print("It's too dark to see who just said good evening.")
        print("THE END")
        playing = False
