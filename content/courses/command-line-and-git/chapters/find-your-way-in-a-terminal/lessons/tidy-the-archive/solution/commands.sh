cd archive-floor
ls
mkdir chronicle maps
mv year-*.txt chronicle
mv map-*.txt maps
echo rm *.tmp
rm *.tmp
rm "goldhand advert.txt"
cp -r chronicle chronicle-copy
mv "guild rules.txt" guild-rules.txt
ls
