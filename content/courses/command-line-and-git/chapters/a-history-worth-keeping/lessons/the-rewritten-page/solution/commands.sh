cd pages
git diff
git restore page-4.txt
git log -p page-9.txt
git log --oneline
git revert --no-edit HEAD~2
cat page-9.txt
