export const twice = (change, value) => change(value) + change(value);

export const taxed = (rate) => (price) => Math.ceil(price + (price * rate) / 100);
