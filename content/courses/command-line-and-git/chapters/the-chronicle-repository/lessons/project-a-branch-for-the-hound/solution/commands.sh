cd chronicle
git switch -c hound
echo "The Hound is seen in the yard." > years/1151.txt
git add years/1151.txt
git commit -m "Add the year 1151"
echo "It has no way out." >> years/1151.txt
git add years/1151.txt
git commit -m "Say why the Hound stays"
git switch main
git merge --no-ff -m "Tell the story of the Hound" hound
git branch -d hound
git log --graph --oneline
cd ..
