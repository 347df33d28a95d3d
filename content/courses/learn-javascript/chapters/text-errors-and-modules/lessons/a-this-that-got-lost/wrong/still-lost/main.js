import { DeskError } from "./errors.js";

const COMMAND = /^(?<word>PIN|TAKE) (?<title>.+)$/;

export class Desk {
  #titles = new Set();

  handle(line) {
    const match = line.match(COMMAND);
    if (match === null) throw new DeskError(`I can't read "${line}"`);
    const { word, title } = match.groups;
    if (word === "PIN") {
      this.#titles.add(title);
      return `Pinned: ${title}`;
    }
    if (!this.#titles.has(title)) throw new DeskError(`there's no "${title}"`);
    this.#titles.delete(title);
    return `Taken: ${title}`;
  }
}

export function answer(handle, line) {
  try {
    return handle(line);
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return `Sorry: ${error.message}`;
  }
}

export function serve(lines) {
  const desk = new Desk();
  return lines.map((line) => answer(desk.handle, line));
}
