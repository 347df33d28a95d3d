/** A text as a part of a regular expression that matches just it, with or without the flag `u`. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
