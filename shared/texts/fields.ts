import { readReference } from './reference';
import { type ArgumentsOf, Text, textsOf } from './text';

/** What's wrong with what somebody typed into a form. */
export const FIELD_TEXTS = {
  'field.empty': 'Please fill in all fields',
  'field.email': 'Please enter a valid email',
  'field.level': 'Please choose one of the levels.',
  'field.none-sent': 'Please send at least one field.',
  'field.no-setting-sent': 'Please send at least one setting.',
  'field.no-words': 'Please write a few words first.',
  'field.shorten': 'Please shorten this to {count} characters.',
  'field.control-characters': 'Please remove the control characters from this text.',
  'field.hidden-characters': 'Please remove the hidden characters from this text.',
  'field.no-name': 'Please enter a name.',
  'field.name-control-characters': 'Please enter a name without control characters.',
  'field.name-hidden-characters': 'Please enter a name without hidden characters.',
  'field.your-name-control-characters': 'Please enter your name without control characters.',
  'field.your-name-hidden-characters': 'Please enter your name without hidden characters.',

  'handle.empty': 'Please enter a handle.',
  'handle.length': 'Please choose a handle of {min} to {max} characters.',
  'handle.characters': 'Please use only letters a to z, digits and dashes.',
  'handle.dashes': 'Please put dashes only between letters and digits, one at a time.',
  'handle.reserved': 'Please choose another handle: this one is reserved.',
  'handle.example': 'Please enter a handle, such as ada-lovelace.',
  'profile.x': 'Please enter an X handle: up to 15 letters, digits and underscores.',
  'profile.github': 'Please enter a GitHub username: letters, digits and single dashes.',
  'profile.website': 'Please enter a web address, such as https://example.com.',
  'profile.linkedin': 'Please enter the address of a LinkedIn page, such as https://www.linkedin.com/in/ada.',

  'site.long-name': 'Please enter a name of at most {max} characters.',
  'site.name-characters': 'Please enter a name without <, >, " and control characters.',
  'site.color': 'Please enter a color such as #2563eb.',
  'site.long-domain': 'Please enter a shorter domain.',
  'site.domain': 'Please enter domains such as example.org, without @.',
  'site.too-many-domains': 'Please enter at most {max} domains.',
  'site.long-list': 'This list is too long. Please split it.',

  'field.long-announcement': 'Please keep the announcement to {max, number} characters.',
  'field.long-answer': 'Please shorten your answer to {max} characters.',
  'field.long-public-review': 'Please keep your public review to {max} characters.',
  'field.long-private-review': 'Please keep your private feedback to {max} characters.',
  'field.long-reward-text': 'Please keep the text to {max} characters.',
  'field.few-words': 'Please write a few words.',
  'field.long-note': 'Please keep your note to {max} characters.',
  'field.long-reason': 'Please keep the reason to {max} characters.',
  'field.say-why': 'Please say why.',
  'field.long-feedback': 'Please keep your feedback to {max, number} characters.',
  'field.long-code': 'Please attach at most {max, number} characters of code.',
  'field.no-file-sent': 'Please send at least one file.',
  'field.quiet-hours': 'Please choose two different times for quiet hours.',
} as const;

type FieldTextId = keyof typeof FIELD_TEXTS;

export const fieldText = textsOf(FIELD_TEXTS);

const MARK = 'text:';

/** A schema's message can only be a string: here it's the text's reference, which `textOfMessage` reads again. */
export const fieldMessage = <Id extends FieldTextId>(
  id: Id,
  ...values: ArgumentsOf<(typeof FIELD_TEXTS)[Id]>
): string => messageOf(fieldText(id, ...values));

export const messageOf = ({ reference = '' }: Text): string => MARK + reference;

/** Undefined for the schema's own words. */
export function textOfMessage(message: string): Text | undefined {
  if (!message.startsWith(MARK)) return undefined;
  const { id, values } = readReference(message.slice(MARK.length));
  return Object.hasOwn(FIELD_TEXTS, id)
    ? Text.declared(id, FIELD_TEXTS[id as FieldTextId], values)
    : undefined;
}
