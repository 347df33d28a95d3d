cd harvest
git status
git diff
printf '*.tmp\nsecrets/\n' > .gitignore
git add .gitignore
git commit -m "Ignore scratch files and secrets"
git add sacks.txt
git commit -m "Add the barley"
git log --oneline
