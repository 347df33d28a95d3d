import { type English, inEnglish, type ValuesOf } from './english';
import { type Inserted, readReference, referenceTo, type Values } from './reference';

/**
 * A text for learners, made by the server or by rules shared with it. It's declared once, in English, under an id, so that
 * clients can say it in their own language (docs/wire.md).
 */
export class Text implements Inserted {
  private constructor(
    readonly english: string,
    /** Undefined for words that aren't ours: they are shown as they are. */
    readonly id?: string,
    readonly values: Values = {},
  ) {}

  static declared(id: string, message: string, values: Values = {}): Text {
    return new Text(inEnglish(message, values), id, values);
  }

  /** Somebody else's words, such as a schema's or a database's, or a developer's own: nobody translates them. */
  static asIs(words: string): Text {
    return new Text(words);
  }

  /** What another process made of a text (`reference`), with the English that it sent along. */
  static received(english: string, reference: string | undefined): Text {
    const known = reference === undefined ? undefined : readReference(reference);
    return new Text(english, known?.id, known?.values);
  }

  /** `id?name=value`, as it travels beside the English; undefined for somebody else's words. */
  get reference(): string | undefined {
    return this.id === undefined ? undefined : referenceTo(this.id, this.values);
  }

  /** In English under this name, with its reference beside it: `{ reason: 'Not run.', reasonText: 'tests.not-run' }`. */
  as<Name extends string>(name: Name): Said<Name> {
    return { [name]: this.english, [`${name}Text`]: this.reference } as Said<Name>;
  }
}

/** A text in English, and its reference, which somebody else's words don't have. */
export type Said<Name extends string> = Record<Name, string> & Partial<Record<`${Name}Text`, string>>;

export const asIs = Text.asIs;

/** Makes texts by their ids, which the compiler checks, with all their values. */
export const textsOf =
  <Table extends Readonly<Record<string, string>>>(table: Table) =>
  <Id extends keyof Table & string>(id: Id, ...values: ArgumentsOf<Table[Id]>): Text =>
    Text.declared(id, table[id]!, values[0] as Values | undefined);

/** A text without values takes no second argument. */
export type ArgumentsOf<Message extends English> = keyof ValuesOf<Message> extends never
  ? []
  : [values: ValuesOf<Message>];
