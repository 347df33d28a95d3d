cd reading-room
head -n 1 chronicle.txt
tail -n 1 chronicle.txt
less chronicle.txt </dev/null >/dev/null
touch heron thimble lantern
