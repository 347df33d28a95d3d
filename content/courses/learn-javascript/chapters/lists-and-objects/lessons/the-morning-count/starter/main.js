export function report(json) {
  const readings = JSON.parse(json);
  const readers = new Map();
  return [];
}

console.log(report('[{ "notice": "Lost cat", "reader": "Tomas" }, { "notice": "Fair" }]'));
