cd lint-desk
mkdir safe
cp chronicle.txt safe
mv map-old.txt map.txt
mv drafts/page-1.txt .
rm advert.txt
rm -r drafts
