export const twice = (change, value) => change(value);

export const taxed = (rate) => rate;
