import type { Locale } from '@shared/locales';

/** What a mail says, in every language of the product: `satisfies MailTexts<…>` finds a text that's missing. */
export type MailTexts<Texts> = Readonly<Record<Locale, Texts>>;

/** The form of a word for a number, as its language has them. `{count}` is replaced by the number. */
export function counted(locale: Locale, count: number, forms: { one: string; other: string }): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other;
  return form.replace('{count}', new Intl.NumberFormat(locale).format(count));
}
