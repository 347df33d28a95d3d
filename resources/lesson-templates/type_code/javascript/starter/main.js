console.log("Hello, forge!");
