import type { ProblemList } from './problem';
import type { YamlFile } from './yaml-file';

export type ContentKind = 'boss' | 'teacher' | 'track' | 'course' | 'chapter' | 'lesson';

/** A UUID or slug, and where it's used. */
export interface NameClaim {
  key: 'uuid' | 'slug';
  kind: ContentKind;
  value: string;
  file: string;
  line: number;
}

/** The names in a raw document, so that a file with other errors still counts. */
export function claimsOf(kind: ContentKind, yaml: YamlFile): NameClaim[] {
  const { data, file } = yaml;
  return (['uuid', 'slug'] as const).flatMap((key) => {
    const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
    return typeof value === 'string' ? [{ key, kind, value, file, line: yaml.lineOf([key]) }] : [];
  });
}

/** Reports UUIDs and, within a kind, slugs that are used more than once in all of content/. */
export class UniqueNames {
  readonly #owners = new Map<string, string>();

  register(kind: ContentKind, yaml: YamlFile): void {
    for (const claim of claimsOf(kind, yaml)) this.claim(claim, yaml.problems);
  }

  /** For a file whose name is its slug. */
  registerUuid(yaml: YamlFile): void {
    for (const claim of claimsOf('lesson', yaml)) if (claim.key === 'uuid') this.claim(claim, yaml.problems);
  }

  claim({ key, kind, value, file, line }: NameClaim, problems: ProblemList): void {
    const name = `${key === 'uuid' ? key : `${kind} slug`} ${value.toLowerCase()}`;
    const owner = this.#owners.get(name);
    if (owner === undefined) this.#owners.set(name, file);
    else problems.add(file, line, `"${key}" ${value} is already used by ${owner}`);
  }
}
