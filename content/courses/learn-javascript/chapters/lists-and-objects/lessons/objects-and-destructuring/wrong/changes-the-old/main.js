export function headline({ title, by = "somebody" }) {
  return `${title} (${by})`;
}

export function reduced(notice, percent) {
  notice.coins = Math.floor((notice.coins * (100 - percent)) / 100);
  return notice;
}

export function countByAuthor(notices) {
  const counts = {};
  for (const { by = "somebody" } of notices) {
    if (counts[by] === undefined) counts[by] = 0;
    counts[by] += 1;
  }
  return counts;
}
