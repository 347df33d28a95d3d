export function headline(notice) {
  return `${notice.title} (${notice.author})`;
}

export function reduced(notice, percent) {
  return notice;
}

export function countByAuthor(notices) {
  return {};
}
