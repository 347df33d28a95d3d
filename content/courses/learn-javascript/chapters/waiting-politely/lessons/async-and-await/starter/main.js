export async function titles(ids, fetchNotice) {
  const list = [];
  ids.forEach(async (id) => {
    const notice = await fetchNotice(id);
    list.push(notice.title);
  });
  return list;
}

export async function authorOf(id, fetchNotice, fetchPerson) {
  const notice = fetchNotice(id);
  return notice.by;
}
