const guests = ["Mira", "Goldhand", "Tomas", "Hob"];

for (const name of guests) {
  console.log(name);
}
