const shelf = [
  { name: 'horseshoe', metal: 'iron', price: 45 },
  { name: 'bell', metal: 'bronze', price: 900 },
  { name: 'kettle', metal: 'copper', price: 330 },
  { name: 'hinge', metal: 'iron', price: 20 },
  { name: 'gong', metal: 'bronze', price: 1400 },
];

const cheap = shelf.filter(({ price }) => price < 100).map(({ name }) => name);
console.log('Under 100:', cheap.join(', '));

const total = shelf.reduce((sum, { price }) => sum + price, 0);
console.log('All together:', total);

const byMetal = Object.groupBy(shelf, ({ metal }) => metal);
for (const [metal, items] of Object.entries(byMetal)) {
  const names = items.map(({ name }) => name).sort();
  console.log(`${metal}: ${names.join(' and ')}`);
}

const dearest = shelf.toSorted((one, other) => other.price - one.price)[0];
console.log('The dearest piece:', dearest);
