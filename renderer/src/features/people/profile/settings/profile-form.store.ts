import { cleanProfileText, nameProblem, type ProfileText, profileTextProblem } from '@shared/rules/profile';
import type { Text } from '@shared/texts';
import { type ApiClient, errorText, toUserBody, type User } from '@web/api';
import { inOwnWords } from '@web/i18n';
import type { UserStore } from '@web/stores';
import { makeAutoObservable, runInAction } from 'mobx';

const TEXTS = {
  bio: 'bio',
  jobTitle: 'jobTitle',
  location: 'location',
  websiteUrl: 'websiteURL',
  githubHandle: 'githubHandle',
  linkedinUrl: 'linkedinURL',
  twitterHandle: 'twitterHandle',
} as const satisfies Partial<Record<keyof User, ProfileText>>;

export type ProfileField = 'firstName' | 'lastName' | keyof typeof TEXTS | 'experienceLevel';

/** In the order of the form. */
export const PROFILE_FIELDS: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'bio',
  'jobTitle',
  'location',
  'websiteUrl',
  'githubHandle',
  'linkedinUrl',
  'twitterHandle',
  'experienceLevel',
];

type Values = Record<ProfileField, string>;

export interface ProfileFormContext {
  api: ApiClient;
  user: UserStore;
  /** Called after each save. */
  onSaved: (user: User) => void;
}

/** The form of what learners say about themselves: it's saved as a whole, and each field says what's wrong with it. */
export class ProfileFormStore {
  values: Values;
  errors: Partial<Record<ProfileField, string>> = {};
  /** What's wrong with the form as a whole. */
  failure: string | null = null;
  isSaving = false;
  hasSaved = false;
  private saved: Values;

  constructor(
    user: User,
    private readonly context: ProfileFormContext,
  ) {
    this.values = valuesOf(user);
    this.saved = valuesOf(user);
    makeAutoObservable<this, 'context'>(this, { context: false });
  }

  get changed(): ProfileField[] {
    return PROFILE_FIELDS.filter((field) => this.values[field] !== this.saved[field]);
  }

  get isDirty(): boolean {
    return this.changed.length > 0;
  }

  change(field: ProfileField, value: string): void {
    this.values[field] = value;
    this.hasSaved = false;
    this.failure = null;
    // What was wrong is checked again with each key, what wasn't only when the learner leaves the field.
    if (this.errors[field]) this.check(field);
  }

  check(field: ProfileField): void {
    const problem = problemOf(field, this.values[field]);
    if (problem) this.errors[field] = problem;
    else delete this.errors[field];
  }

  discard(): void {
    this.values = { ...this.saved };
    this.errors = {};
    this.failure = null;
  }

  /** @returns the first field with a problem, for the focus. */
  async save(): Promise<ProfileField | undefined> {
    for (const field of PROFILE_FIELDS) this.check(field);
    const wrong = PROFILE_FIELDS.find((field) => this.errors[field]);
    if (wrong || this.isSaving || !this.isDirty) return wrong;
    this.isSaving = true;
    this.failure = null;
    const changes = Object.fromEntries(this.changed.map((field) => [field, this.values[field]]));
    try {
      const user = await this.context.api.call('updateUser', { body: toUserBody(changes) });
      runInAction(() => {
        this.saved = valuesOf(user);
        this.values = valuesOf(user);
        this.hasSaved = true;
      });
      this.context.onSaved(user);
    } catch (error) {
      runInAction(() => {
        this.failure = errorText(error);
      });
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
    return undefined;
  }
}

const valuesOf = (user: User): Values =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, user[field] ?? ''])) as Values;

function problemOf(field: ProfileField, value: string): string | undefined {
  if (field === 'experienceLevel') return undefined;
  const problem = problemWith(field, value);
  return problem && inOwnWords(problem);
}

function problemWith(field: Exclude<ProfileField, 'experienceLevel'>, value: string): Text | undefined {
  if (field === 'firstName' || field === 'lastName') return nameProblem(value.trim());
  const text = TEXTS[field];
  return profileTextProblem(text, cleanProfileText(text, value));
}
