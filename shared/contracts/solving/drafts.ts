import { z } from 'zod';
import { idParams, instant, langQuery, uuid } from '../common';
import { endpoint } from '../endpoint';
import { MAX_DRAFT_VERSIONS, MAX_REPLACED } from './draft-limits';

const area = 'drafts';

/** A learner's work in a lesson, as far as it's written: at most one of the three. */
export const savedAnswer = z.strictObject({
  Files: z.array(z.strictObject({ Name: z.string(), Content: z.string() })).optional(),
  Choice: z.string().optional(),
  TextInput: z.string().optional(),
});
export type SavedAnswer = z.infer<typeof savedAnswer>;

const work = {
  Starter: z.string().nullable().describe('The client’s id of the starter code that the work is based on.'),
  Answer: savedAnswer.nullable().describe('Null if the learner went back to the starter code.'),
};

/** The newest work in a lesson. */
export const draft = z.strictObject({
  ...work,
  Version: z.int().describe('Increases with each change; send it back as `baseVersion`.'),
  SavedAt: instant,
});
export type Draft = z.infer<typeof draft>;

/** Earlier work that a newer draft replaced, kept so that it can be restored. */
export const draftVersion = z.strictObject({
  ...work,
  UUID: uuid,
  SavedAt: instant,
  Reason: z
    .enum(['elsewhere', 'replaced'])
    .describe('Written on another device or in another tab; or replaced on purpose, as by starting over.'),
});
export type DraftVersion = z.infer<typeof draftVersion>;

/** Without limits of their own: `MAX_DRAFT_BYTES` limits them together, and says so. */
const answer = {
  Files: z
    .array(z.object({ Name: z.string().max(200), Content: z.string() }))
    .max(50)
    .optional(),
  Choice: z.string().optional(),
  TextInput: z.string().optional(),
};
/** An id made up by the client. */
const clientId = z.string().regex(/^[\w-]{0,64}$/, 'must be at most 64 letters, digits, - or _');
const starter = clientId.nullish();

const isOneAnswer = (body: SavedAnswer) =>
  [body.Files, body.Choice, body.TextInput].filter((each) => each !== undefined).length <= 1;
const ONE_ANSWER = 'must have at most one of Files, Choice and TextInput';

export const saveDraftBody = z
  .object({
    ...answer,
    starter,
    baseVersion: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .describe(
        'The `Version` that the client knows. If there’s a newer one, it’s kept as an earlier version.',
      ),
    ifKnown: z
      .boolean()
      .default(false)
      .describe('Save only over the version that the client knows; otherwise `Conflict` has the newer one.'),
    writer: clientId.default('').describe('An id of the client’s window, for merging its versions.'),
    replaced: z
      .array(z.object({ ...answer, starter }).refine(isOneAnswer, ONE_ANSWER))
      .max(MAX_REPLACED)
      .default([])
      .describe('Work that the learner gave up on purpose, to be kept as earlier versions.'),
  })
  .refine(isOneAnswer, ONE_ANSWER);
export type SaveDraftBody = z.infer<typeof saveDraftBody>;

export const getDraft = endpoint({
  method: 'GET',
  path: '/users/lessons/{id}/draft',
  auth: 'user',
  area,
  summary: 'The caller’s work in a lesson: the draft, otherwise the answer that was submitted last.',
  params: idParams,
  query: langQuery,
  reply: z.strictObject({
    Draft: draft.nullable(),
    LastAnswer: savedAnswer.nullable().describe('The last submission’s answer; null if there’s a draft.'),
  }),
  errors: [404],
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/users/lessons/{id}/draft',
  auth: 'user',
  area,
  summary:
    'Saves the caller’s work in a lesson. What it overwrites unseen is kept, and with `ifKnown` not overwritten at all.',
  params: idParams,
  body: saveDraftBody,
  reply: z.strictObject({
    Version: z.int(),
    SavedAt: instant,
    Overwritten: draftVersion.nullable().describe('The draft of another window that this one replaced.'),
    Conflict: draft.nullable().describe('The newer draft, which `ifKnown` has kept: nothing was saved.'),
  }),
  errors: [402, 403, 404, 413, 429],
});

export const listDraftVersions = endpoint({
  method: 'GET',
  path: '/users/lessons/{id}/draft/versions',
  auth: 'user',
  area,
  summary: 'The caller’s earlier versions of a lesson’s draft, the newest first.',
  params: idParams,
  reply: z.array(draftVersion).max(MAX_DRAFT_VERSIONS),
  errors: [404],
});
