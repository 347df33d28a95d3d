/** Port, implemented by the spellbook: what feedback to one of its pages is about. */
export abstract class SpellbookPages {
  /** When the page's text last changed; null if there is no such page. */
  abstract lastModOf(pageId: string): Promise<Date | null>;
}
