console.log("Lowmoor Notice Board");
console.log("${3 + 4} notices");
