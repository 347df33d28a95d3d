# Change something, then press Run.
smith = "Ada"
tools = ["hammer", "tongs", "anvil"]

print(f"{smith} lights the forge.")

for number, tool in enumerate(tools, start=1):
    print(f"{number}. {tool:<8} {'*' * len(tool)}")

heat = 20
while heat < 1100:
    heat = heat * 3
    print(f"The steel is at {heat} degrees.")

print("Hot enough to shape!")
