const letter = '{ "from": { "town": "Northgate" }, "parcels": [{ "kilos": 4 }, { "kilos": 9 }] }';

const data = JSON.parse(letter);
console.log(`From: ${data.from.town ?? "somewhere"}`);
console.log(`Parcels: ${data.parcels.length ?? 0}`);
const kilos = data.parcels[0].kilos;
console.log(kilos === undefined ? "First: unknown" : `First: ${kilos} kg`);
