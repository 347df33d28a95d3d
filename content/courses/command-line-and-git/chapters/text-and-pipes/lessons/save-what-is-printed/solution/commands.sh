cd inventory
ls hall > list.txt
ls attic >> list.txt
ls cellar 2> errors.txt || true
cat hall/* attic/* > everything.txt
