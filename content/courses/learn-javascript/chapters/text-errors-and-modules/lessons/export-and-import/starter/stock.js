export const stock = new Map([
  ["hinge", 6],
  ["nail", 1],
  ["cat hair", 0],
]);
