class Chest<Item> {
  private readonly items: Item[] = [];

  put(...items: Item[]): this {
    this.items.push(...items);
    return this;
  }

  /** The best by some measure; undefined when the chest is empty. */
  best(measure: (item: Item) => number): Item | undefined {
    return this.items.reduce<Item | undefined>(
      (best, item) => (best === undefined || measure(item) > measure(best) ? item : best),
      undefined,
    );
  }

  map<Other>(change: (item: Item) => Other): Chest<Other> {
    return new Chest<Other>().put(...this.items.map(change));
  }

  get contents(): readonly Item[] {
    return this.items;
  }
}

const words = new Chest<string>().put('ember', 'ash', 'cinder');
console.log('The longest word:', words.best((word) => word.length));

const lengths = words.map((word) => word.length);
console.log('Their lengths:', lengths.contents);
console.log('Nothing in an empty one:', new Chest<number>().best((number) => number));
