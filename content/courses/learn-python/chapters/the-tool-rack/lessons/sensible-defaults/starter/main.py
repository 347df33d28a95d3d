# Write price_tag here. It returns the text, it doesn't print it.
