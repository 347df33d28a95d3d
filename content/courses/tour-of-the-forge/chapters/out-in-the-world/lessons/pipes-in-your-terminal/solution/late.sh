grep ',late$' "$1" | cut -d, -f2 | sort
