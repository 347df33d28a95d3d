export async function titles(ids, fetchNotice) {
  const list = [];
  for (const id of ids) {
    const notice = await fetchNotice(id);
    list.push(notice.title);
  }
  return list;
}

export async function authorOf(id, fetchNotice, fetchPerson) {
  const notice = await fetchNotice(id);
  const { name, town } = fetchPerson(notice.by);
  return `${name} (${town})`;
}
