cd chronicle
git diff main goldhand
git merge goldhand || true
echo "The forge is lit. Perrin works the bellows." > years/1150.txt
git add years/1150.txt
git commit -m "Take the year 1203 from Goldhand"
git tag -a v1.0 -m "First edition"
git log --graph --oneline > ../graph.txt
cd ..
