console.log("Hello, forge!");
console.log("3 sparks");
