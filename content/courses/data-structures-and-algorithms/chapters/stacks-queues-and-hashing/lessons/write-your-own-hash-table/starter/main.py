from names import Name


class Table:
    def __init__(self):
        self.buckets = [[], [], [], []]
        self.size = 0

    def bucket_of(self, key):
        return self.buckets[hash(key) % len(self.buckets)]

    def put(self, key, value):
        self.bucket_of(key).append((key, value))
        self.size += 1

    def get(self, key):
        return None

    def grow(self):
        pass


table = Table()
for number in range(20):
    table.put(Name(f"place {number}"), number)
print(table.get(Name("place 7")))
print(table.size, "keys in", len(table.buckets), "buckets")
