const guests = ["Mira", "Goldhand", "Tomas", "Hob"];

let letters = 0;
for (let i = 0; i < guests.length; i += 1) {
  if (guests[i] === "Goldhand") continue;
  letters += guests[i].length;
  console.log(`${i + 1}. ${guests[i]}`);
}
console.log(`${letters} letters to paint`);
