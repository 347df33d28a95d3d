const guests = ["Mira", "Goldhand", "Tomas", "Hob"];

let number = 0;
let letters = 0;
for (const name of guests) {
  if (name === "Goldhand") continue;
  number += 1;
  letters += name.length;
  console.log(`${number}. ${name}`);
}
console.log(`${letters} letters to paint`);
