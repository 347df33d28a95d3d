git config --global user.name "Wren Hollow"
git config --global user.email "wren@lowmoor.example"
git config --global core.editor nano
git init -b main almanac
cd almanac
echo "The year has thirteen moons." > almanac.txt
git add almanac.txt
git commit -m "Start the almanac"
echo "Moon 1: frost" > moons.txt
git add moons.txt
git commit -m "Add the moons"
git status
