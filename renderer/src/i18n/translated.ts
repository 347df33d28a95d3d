export const translated = (text: string): string => text;
