# 1. to_count(text)


# 2. add_up(texts)
