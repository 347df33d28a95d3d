export const twice = (change, value) => change(change(value));

export const taxed = (rate) => (price) => Math.ceil(price * (1 + rate / 100));
