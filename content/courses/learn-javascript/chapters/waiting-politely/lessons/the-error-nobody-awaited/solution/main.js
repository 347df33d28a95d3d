import { NotFoundError } from "./errors.js";

const titleOf = async (id, fetchNotice) => {
  const { title } = await fetchNotice(id);
  return title;
};

export async function safeTitle(id, fetchNotice) {
  try {
    return await titleOf(id, fetchNotice);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return "(missing)";
  }
}

export async function safeTitles(ids, fetchNotice) {
  const list = [];
  for (const id of ids) {
    list.push(await safeTitle(id, fetchNotice));
  }
  return list;
}
