const sparks: number = 3;

console.log("Hello, forge!");
console.log("sparks");
