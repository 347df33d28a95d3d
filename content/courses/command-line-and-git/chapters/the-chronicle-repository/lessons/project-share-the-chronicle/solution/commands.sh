git init --bare -b main vault.git
cd chronicle
git remote add origin ~/lowmoor/vault.git
git push -u origin main
git push origin v1.0
cd ..
git clone vault.git lint-copy
cd lint-copy
git config user.name "Brother Lint"
git config user.email "lint@lowmoor.example"
echo "An apprentice arrives." > years/1206.txt
git add years/1206.txt
git commit -m "Add the year 1206"
git push origin main
cd ../chronicle
git pull
git log --graph --oneline
cd ..
