#!/bin/sh
echo Pages: $(find "$1" -name '*.txt' | wc -l)
echo "$2 is in:"
grep -rl "$2" "$1" | sort
