grep -iw moved | wc -l
