/** What a mail program may turn into a link: an address with its scheme, an email address, or a bare domain. */
const LINK = /\S*(:\/\/|www\.|@|\p{Letter}:\S|[\p{Letter}\p{Number}-]\.\p{Letter}{2}|\d\.\d)\S*/giu;
/** Control characters, line breaks, and invisible ones, which may hide a link or turn the text around. */
const CONTROL =
  /[\p{Control}\p{Format}\p{Line_Separator}\p{Paragraph_Separator}\p{Surrogate}\p{Private_Use}]+/gu;

/**
 * A name as a mail shows it. People choose the name and the address when they sign up, so a name must not carry a
 * message of its own to somebody else's inbox: links and control characters are left out. Empty when nothing else is in it.
 */
export function nameInMail(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/[。｡]/gu, '.')
    .replaceAll(CONTROL, ' ')
    .replaceAll(LINK, ' ')
    .replaceAll(/[<>[\](){}"`|\\]/g, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
