const letter = '{ "from": { "town": "Northgate" }, "parcels": [{ "kilos": 4 }, { "kilos": 9 }] }';

const data = JSON.parse(letter);
console.log(`From: ${data.town}`);
