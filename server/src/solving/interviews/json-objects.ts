/** Where the objects of `{"points": [{…}, {…}]}` begin: inside the root and its list. */
const LIST_DEPTH = 2;

/**
 * The objects of a list in a JSON document, each as soon as it's complete. What comes before the document, such as a code
 * fence or a polite sentence, doesn't count.
 * @throws SyntaxError if one isn't JSON; Error if the text gets longer than `maxLength` characters
 */
export async function* jsonObjects(
  pieces: AsyncIterable<string>,
  maxLength: number,
): AsyncGenerator<unknown> {
  let depth = 0;
  let length = 0;
  let object = '';
  let isInString = false;
  let isEscaped = false;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > maxLength) throw new Error(`The reply is longer than ${maxLength} characters.`);
    for (const character of piece) {
      if (depth > LIST_DEPTH) object += character;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') isInString = false;
      } else if (character === '"' && depth > 0) isInString = true;
      else if (character === '{' || (character === '[' && depth > 0)) {
        depth += 1;
        if (character === '{' && depth === LIST_DEPTH + 1) object = character;
      } else if ((character === '}' || character === ']') && depth > 0) {
        depth -= 1;
        if (depth === LIST_DEPTH && object !== '') {
          yield JSON.parse(object);
          object = '';
        }
      }
    }
  }
}
