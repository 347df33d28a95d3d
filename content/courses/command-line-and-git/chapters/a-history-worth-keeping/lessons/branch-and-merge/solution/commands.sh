cd songbook
git switch -c chorus
echo "Ring, hammer, ring" > chorus.txt
git add chorus.txt
git commit -m "Write a chorus"
git switch main
echo "1. The Hammer Song" > index.txt
git add index.txt
git commit -m "Add an index"
git merge --no-edit chorus
git log --graph --oneline
