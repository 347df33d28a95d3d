git init -b main chronicle
cd chronicle
echo "# The Chronicle of Lowmoor" > README.md
git add README.md
git commit -m "Start the chronicle"
echo "*.tmp" > .gitignore
git add .gitignore
git commit -m "Ignore scratch files"
mkdir years
echo "Perrin builds the town clock." > years/1149.txt
git add years/1149.txt
git commit -m "Add the year 1149"
echo "The forge is lit." > years/1150.txt
git add years/1150.txt
git commit -m "Add the year 1150"
git log --stat
cd ..
