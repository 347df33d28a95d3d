import type { YamlFile } from './yaml-file';

export type ContentKind = 'teacher' | 'track' | 'course' | 'chapter' | 'lesson';

/** Reports UUIDs and, within a kind, slugs that are used more than once in all of content/. */
export class UniqueNames {
  readonly #owners = new Map<string, string>();

  register(kind: ContentKind, yaml: YamlFile) {
    this.#claim('uuid', 'uuid', yaml);
    this.#claim('slug', `${kind} slug`, yaml);
  }

  /** For a file whose name is its slug. */
  registerUuid(yaml: YamlFile) {
    this.#claim('uuid', 'uuid', yaml);
  }

  /** Reads the raw document, so that a file with other errors still counts. */
  #claim(key: 'uuid' | 'slug', space: string, yaml: YamlFile) {
    const { data } = yaml;
    const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
    if (typeof value !== 'string') return;
    const name = `${space} ${value.toLowerCase()}`;
    const owner = this.#owners.get(name);
    if (owner === undefined) this.#owners.set(name, yaml.file);
    else yaml.problems.add(yaml.file, yaml.lineOf([key]), `"${key}" ${value} is already used by ${owner}`);
  }
}
