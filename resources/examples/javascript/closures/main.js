// Each counter has a number of its own that nobody else can reach.
function makeCounter(name) {
  let count = 0;
  return {
    strike(times = 1) {
      count += times;
      return `${name}: ${count}`;
    },
  };
}

const ada = makeCounter('Ada');
const bo = makeCounter('Bo');

console.log(ada.strike());
console.log(ada.strike(5));
console.log(bo.strike());
console.log('count' in ada ? 'It can be seen' : 'The count itself stays hidden');

// A function that takes a function and gives back a better one.
function remembered(work) {
  const known = new Map();
  return (value) => {
    if (!known.has(value)) {
      console.log(`  working out ${value}`);
      known.set(value, work(value));
    }
    return known.get(value);
  };
}

const square = remembered((number) => number * number);
console.log(square(12));
console.log(square(12), 'without working it out again');
