console.log("Hello, forge!");
console.log("sparks");
