import { NotFoundError } from "./errors.js";

const titleOf = async (id, fetchNotice) => {
  const { title } = await fetchNotice(id);
  return title;
};

export async function safeTitle(id, fetchNotice) {
  try {
    return titleOf(id, fetchNotice);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return "(missing)";
  }
}

export async function safeTitles(ids, fetchNotice) {
  const list = [];
  ids.forEach(async (id) => {
    list.push(await safeTitle(id, fetchNotice));
  });
  return list;
}

const fetchNotice = async (id) => {
  if (id === 7) throw new NotFoundError("no notice 7");
  return { title: `Notice ${id}` };
};
console.log(await safeTitles([1, 2], fetchNotice));
