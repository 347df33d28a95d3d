/** A value of a variant: a whole number or a text. */
export type Value = number | string;
export type Values = Readonly<Record<string, Value>>;

const TOKEN = /\s*(?:(\d+)|([a-z][a-z0-9_]*)|(\/\/|[-+*%()]))/y;

/**
 * Computes an expression of whole numbers with Python's operators + - * // % and parentheses.
 * @throws RangeError with what's wrong, for the author.
 */
export function evaluate(expression: string, values: Values): number {
  const tokens = tokensOf(expression);
  let at = 0;
  const take = (...expected: string[]) => (expected.includes(tokens[at] ?? '') ? tokens[at++] : undefined);

  const sum = (): number => {
    let value = product();
    for (let sign = take('+', '-'); sign; sign = take('+', '-'))
      value = sign === '+' ? value + product() : value - product();
    return value;
  };
  const product = (): number => {
    let value = operand();
    for (let sign = take('*', '//', '%'); sign; sign = take('*', '//', '%')) {
      const other = operand();
      if (sign !== '*' && other === 0) throw new RangeError('divides by 0');
      const floor = () => Math.floor(value / other);
      value = sign === '*' ? value * other : sign === '//' ? floor() : value - other * floor();
    }
    return value;
  };
  const operand = (): number => {
    if (take('-')) return -operand();
    if (take('(')) {
      const value = sum();
      if (!take(')')) throw new RangeError('has a ( without its )');
      return value;
    }
    const token = tokens[at++];
    if (token === undefined) throw new RangeError('ends too early');
    if (/^\d/.test(token)) return Number(token);
    if (!Object.hasOwn(values, token)) throw new RangeError(`uses ${token}, which has no value here`);
    const value = values[token]!;
    if (typeof value !== 'number') throw new RangeError(`calculates with ${token}, which is text`);
    return value;
  };

  const value = sum();
  if (at < tokens.length) throw new RangeError(`can’t be read from ${tokens[at]} on`);
  if (!Number.isSafeInteger(value)) throw new RangeError('gets too large');
  return value;
}

function tokensOf(expression: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const text = expression.trim();
  while (TOKEN.lastIndex < text.length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new RangeError(`can’t be read from ${text.slice(start).trim()} on`);
    tokens.push(match[1] ?? match[2] ?? match[3]!);
  }
  return tokens;
}
