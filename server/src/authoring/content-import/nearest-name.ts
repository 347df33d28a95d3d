/** The known name that is closest to a mistyped one, or undefined if none is close enough. */
export function nearestName(typed: string, known: Iterable<string>): string | undefined {
  // Two swapped letters are two edits; in a very short word, two edits make any other word.
  const allowed = typed.length < 4 ? 1 : Math.max(2, Math.floor(typed.length / 3));
  let nearest: string | undefined;
  let least = allowed + 1;
  for (const name of known) {
    const distance = editDistance(typed.toLowerCase(), name.toLowerCase());
    if (distance < least) {
      nearest = name;
      least = distance;
    }
  }
  return nearest;
}

/** `; did you mean "title"?`, or an empty string. */
export function didYouMean(typed: string, known: Iterable<string>): string {
  const name = nearestName(typed, known);
  return name === undefined ? '' : `; did you mean "${name}"?`;
}

/** The number of characters to insert, delete or replace to turn one text into the other. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, fromA] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, fromB] of [...b].entries())
      current.push(
        Math.min(
          previous[column + 1]! + 1,
          current[column]! + 1,
          previous[column]! + (fromA === fromB ? 0 : 1),
        ),
      );
    previous = current;
  }
  return previous[b.length]!;
}
