/** Cuts "2 * (3 + 4)" into 2, *, (, 3, +, 4, ). */
const tokensOf = (text) => text.match(/\d+(?:\.\d+)?|[-+*/()]/g) ?? [];

/** Works a sum out: * and / before + and -, brackets first of all. */
function calculate(text) {
  const tokens = tokensOf(text);

  const sum = () => {
    let value = product();
    while (tokens[0] === '+' || tokens[0] === '-') {
      value = tokens.shift() === '+' ? value + product() : value - product();
    }
    return value;
  };

  const product = () => {
    let value = single();
    while (tokens[0] === '*' || tokens[0] === '/') {
      value = tokens.shift() === '*' ? value * single() : value / single();
    }
    return value;
  };

  const single = () => {
    const token = tokens.shift();
    if (token === '-') return -single();
    if (token !== '(') return Number(token);
    const value = sum();
    tokens.shift(); // the closing bracket
    return value;
  };

  return sum();
}

for (const text of ['1 + 2 * 3', '2 * (3 + 4)', '10 / 4 - 1', '-(2 + 3) * 2']) {
  console.log(`${text} = ${calculate(text)}`);
}
