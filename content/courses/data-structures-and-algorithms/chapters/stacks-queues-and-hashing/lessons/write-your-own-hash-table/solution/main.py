from names import Name


class Table:
    def __init__(self):
        self.buckets = [[], [], [], []]
        self.size = 0

    def bucket_of(self, key):
        return self.buckets[hash(key) % len(self.buckets)]

    def put(self, key, value):
        bucket = self.bucket_of(key)
        for index, (old_key, old_value) in enumerate(bucket):
            if old_key == key:
                bucket[index] = (key, value)
                return
        bucket.append((key, value))
        self.size += 1
        if self.size > 2 * len(self.buckets):
            self.grow()

    def get(self, key):
        for old_key, value in self.bucket_of(key):
            if old_key == key:
                return value
        return None

    def grow(self):
        old = self.buckets
        self.buckets = [[] for _ in range(2 * len(old))]
        for bucket in old:
            for key, value in bucket:
                self.bucket_of(key).append((key, value))


table = Table()
for number in range(20):
    table.put(Name(f"place {number}"), number)
print(table.get(Name("place 7")))
print(table.size, "keys in", len(table.buckets), "buckets")
