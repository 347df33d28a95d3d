type Schema = Record<string, unknown> & { definitions?: Record<string, object> };

const LOCAL = /"#\/definitions\/([^"]+)"/g;

/**
 * The parts of schemas that refer to themselves, such as any JSON value. Zod puts them into each schema, under
 * `#/definitions`, but a reference is resolved from the root of the whole document.
 */
export class SharedSchemas {
  /** For the document's `components.schemas`. */
  readonly all: Record<string, object> = {};
  private readonly names = new Map<string, string>();

  /** A schema that refers to the shared parts. */
  take(schema: Schema): object {
    const { definitions, ...rest } = schema;
    if (!definitions) return schema;
    const nameOf = (local: string) => this.nameOf(JSON.stringify([local, definitions]));
    const refer = (part: object): object =>
      JSON.parse(
        JSON.stringify(part).replaceAll(
          LOCAL,
          (_, local: string) => `"#/components/schemas/${nameOf(local)}"`,
        ),
      ) as object;
    for (const [local, part] of Object.entries(definitions)) this.all[nameOf(local)] = refer(part);
    return refer(rest);
  }

  /** The same part has one name, however many schemas have it. */
  private nameOf(part: string): string {
    const name = this.names.get(part) ?? `Shared${this.names.size + 1}`;
    this.names.set(part, name);
    return name;
  }
}
