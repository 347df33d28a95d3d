export function heavy(weights, limit) {
  return weights.filter((kg) => kg > limit);
}

export function labels(weights) {
  return weights.map((kg, index) => `Parcel ${index}: ${kg} kg`);
}

export function load(weights) {
  return weights.reduce((sum, kg) => sum + kg, 0);
}
