import { lessonRef } from '@server/learning/exercises';
import { LessonAccess } from '@server/learning/lessons';
import { Access } from '@server/people/access';
import { expectNoDrift } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { LearnerAttempts, NO_REWARD } from '@server/solving/submissions';
import { MAX_DRAFT_BYTES, MAX_DRAFT_VERSIONS, type SaveDraftBody, saveDraftBody } from '@shared/contracts';
import { asIs } from '@shared/texts';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { lessonUuid } from '../../authoring/content-import/testing/small-content';
import { addLearner, submissionEntities, submitting } from '../submissions/testing/submitting';
import { DraftEntity } from './draft.entity';
import { presentVersion, presentWork, readWork } from './draft.presenter';
import { DraftVersionEntity } from './draft-version.entity';
import { DraftsPolicy } from './drafts.policy';
import { LearnerDrafts } from './learner-drafts';
import { SaveDraft } from './save-draft';

const entities = [...submissionEntities, DraftEntity, DraftVersionEntity];
const NOTHING_PAID = { pay: async () => NO_REWARD, ofNewAccount: () => NO_REWARD };
const filesOf = (Content: string) => [{ Name: 'main.py', Content }];

async function setUp(db: TestDatabase, lessonAccess?: LessonAccess) {
  const { exercises, submit, userId } = await submitting(db, NOTHING_PAID, undefined, { lessonAccess });
  const access = new Access(undefined as never).use([new DraftsPolicy()]);
  const saveDraft = new SaveDraft(exercises, access, db.database, db.clock);
  const drafts = new LearnerDrafts(db.dataSource, exercises, new LearnerAttempts(db.dataSource, exercises));
  const lessonId = lessonUuid(1);
  return {
    lessonId,
    submit,
    drafts,
    /** What a window sends: by default, code that it writes on the newest version it knows. */
    save: async (
      body: Partial<SaveDraftBody>,
      { by = userId, lesson = lessonId }: { by?: string; lesson?: string } = {},
    ) => {
      const parsed = saveDraftBody.parse({ baseVersion: 0, ...body });
      const [work, replaced] = [readWork(parsed), parsed.replaced.map(readWork)];
      return saveDraft.execute({ ...parsed, userId: by, exercise: lessonRef(lesson), work, replaced });
    },
    work: async (by = userId) => presentWork(await drafts.workIn(by, lessonRef(lessonId))),
    versions: async () => (await drafts.versionsIn(userId, lessonRef(lessonId))).map(presentVersion),
    codeOfVersions: async () =>
      (await drafts.versionsIn(userId, lessonRef(lessonId))).map(({ answer }) => answer.files?.[0]?.content),
  };
}

describeOnBothDatabases('saving drafts', { entities }, (db) => {
  test('the migration matches the entities', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('another device gets the code, and nobody else does', async () => {
    const { save, work } = await setUp(db);
    await save({ Files: filesOf('mine'), starter: 'abc' });
    expect(await work()).toEqual({
      Draft: {
        Version: 1,
        SavedAt: db.clock.now().toISOString(),
        Starter: 'abc',
        Answer: { Files: filesOf('mine') },
      },
      LastAnswer: null,
    });
    expect(await work(await addLearner(db))).toEqual({ Draft: null, LastAnswer: null });
  });

  test('without a draft the last submission is there', async () => {
    const { submit, save, work } = await setUp(db);
    await submit(1, 'right one');
    await submit(1, 'wrong two');
    expect(await work()).toMatchObject({ Draft: null, LastAnswer: { Files: filesOf('wrong two') } });
    await save({ Files: filesOf('newer') });
    expect(await work()).toMatchObject({ Draft: { Version: 1 }, LastAnswer: null });
  });

  test('starting over stays that way, even with a submission', async () => {
    const { submit, save, work } = await setUp(db);
    await submit(1, 'right');
    await save({});
    expect(await work()).toMatchObject({ Draft: { Version: 1, Answer: null }, LastAnswer: null });
  });

  test('a window that knows the newest version replaces it and leaves nothing behind', async () => {
    const { save, codeOfVersions } = await setUp(db);
    await save({ Files: filesOf('a') });
    const { draft, overwritten } = await save({ Files: filesOf('ab'), baseVersion: 1 });
    expect([draft.version, overwritten]).toEqual([2, null]);
    expect(await codeOfVersions()).toEqual([]);
  });

  test('of two devices the last one wins, and gets what it has overwritten', async () => {
    const { save, work, versions } = await setUp(db);
    await save({ Files: filesOf('laptop'), writer: 'laptop' });
    db.clock.advance(60_000);
    const { draft, overwritten } = await save({ Files: filesOf('phone'), writer: 'phone' });
    expect(draft.version).toBe(2);
    expect(overwritten).toMatchObject({ reason: 'elsewhere', answer: { files: [{ content: 'laptop' }] } });
    expect((await work()).Draft?.Answer?.Files).toEqual(filesOf('phone'));
    expect(await versions()).toMatchObject([{ UUID: overwritten?.id, Answer: { Files: filesOf('laptop') } }]);
  });

  test('a device that only saves over what it knows replaces nothing, and gets the newer code', async () => {
    const { save, work, codeOfVersions } = await setUp(db);
    await save({ Files: filesOf('laptop') });
    const refused = await save({ Files: filesOf('phone'), ifKnown: true });
    expect([refused.isConflict, refused.draft.answer]).toMatchObject([
      true,
      { files: [{ content: 'laptop' }] },
    ]);
    expect((await work()).Draft).toMatchObject({ Version: 1, Answer: { Files: filesOf('laptop') } });
    const replaced = [{ Files: filesOf('laptop') }];
    const saved = await save({ Files: filesOf('phone'), ifKnown: true, baseVersion: 1, replaced });
    expect([saved.isConflict, saved.draft.version]).toEqual([false, 2]);
    expect(await codeOfVersions()).toEqual(['laptop']);
    // Starting over isn't work that could get lost.
    await save({ baseVersion: 2, ifKnown: true });
    expect(await save({ Files: filesOf('again'), ifKnown: true })).toMatchObject({ isConflict: false });
  });

  test('the same code from two devices is no conflict and no new version', async () => {
    const { save, codeOfVersions } = await setUp(db);
    await save({ Files: filesOf('same') });
    const { draft, overwritten } = await save({ Files: filesOf('same') });
    expect([draft.version, overwritten]).toEqual([1, null]);
    expect(await codeOfVersions()).toEqual([]);
  });

  test('two devices saving at the same time lose nothing', async () => {
    const { save, work, codeOfVersions } = await setUp(db);
    const codes = ['one', 'two', 'three'];
    await Promise.all(codes.map((code) => save({ Files: filesOf(code), writer: code })));
    const newest = (await work()).Draft;
    expect(newest?.Version).toBe(3);
    expect([...(await codeOfVersions()), newest?.Answer?.Files?.[0]?.Content].sort()).toEqual(codes.sort());
  });

  test('code that was given up on purpose is kept, once', async () => {
    const { save, versions } = await setUp(db);
    await save({ Files: filesOf('mine') });
    const replaced = [{ Files: filesOf('mine') }];
    await save({ baseVersion: 1, replaced });
    await save({ baseVersion: 2, replaced });
    expect(await versions()).toMatchObject([{ Reason: 'replaced', Answer: { Files: filesOf('mine') } }]);
  });

  test('windows that take turns push out only their own older versions', async () => {
    const { save, codeOfVersions } = await setUp(db);
    await save({ Files: filesOf('start'), replaced: [{ Files: filesOf('given up') }] });
    for (let turn = 0; turn < 2 * MAX_DRAFT_VERSIONS; turn++)
      await save({
        Files: filesOf(`turn ${turn}`),
        writer: turn % 2 ? 'laptop' : 'phone',
        baseVersion: turn,
      });
    expect(await codeOfVersions()).toEqual(['turn 18', 'turn 17', 'start', 'given up']);
  });

  test('only the newest versions are kept', async () => {
    const { save, codeOfVersions } = await setUp(db);
    for (let number = 0; number < MAX_DRAFT_VERSIONS + 2; number++)
      await save({ replaced: [{ Files: filesOf(`${number}`) }] });
    const kept = await codeOfVersions();
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([
      MAX_DRAFT_VERSIONS,
      `${MAX_DRAFT_VERSIONS + 1}`,
      '2',
    ]);
  });

  test('a server’s clock that is set back changes nothing', async () => {
    const { save, work, codeOfVersions } = await setUp(db);
    await save({ Files: filesOf('first') });
    db.clock.set(new Date('2020-01-01'));
    await save({ Files: filesOf('second'), baseVersion: 1, replaced: [{ Files: filesOf('first') }] });
    expect((await work()).Draft).toMatchObject({ Version: 2, Answer: { Files: filesOf('second') } });
    expect(await codeOfVersions()).toEqual(['first']);
  });

  test('any text is kept as it is, and an answer to a question too', async () => {
    const { save, work } = await setUp(db);
    const odd = 'NUL \0, half a pair \ud800, 🔥\r\n';
    await save({ Files: filesOf(odd) });
    expect((await work()).Draft?.Answer?.Files).toEqual(filesOf(odd));
    await save({ TextInput: 'an answer', baseVersion: 1 });
    expect((await work()).Draft?.Answer).toMatchObject({ TextInput: 'an answer' });
  });

  test('more than 256 KB is refused with the limit, in bytes', async () => {
    const { save } = await setUp(db);
    const fits = 'é'.repeat(MAX_DRAFT_BYTES / 2 - 4);
    await save({ Files: filesOf(fits) });
    const refused = { kind: 'too-large', message: expect.stringContaining('256 KB') };
    await expect(save({ Files: filesOf(`${fits}é`) })).rejects.toMatchObject(refused);
    await expect(save({ replaced: [{ Files: filesOf(`${fits}é`) }] })).rejects.toMatchObject(refused);
  });

  test('a lesson that is closed to the learner can’t be written to, only read', async () => {
    class Closed extends LessonAccess {
      decide = () => new DomainError('payment-required', asIs('For members.'));
    }
    const { save, work } = await setUp(db, new Closed());
    await expect(save({ Files: filesOf('mine') })).rejects.toMatchObject({ kind: 'payment-required' });
    expect(await work()).toEqual({ Draft: null, LastAnswer: null });
  });

  test('a lesson that doesn’t exist is not found', async () => {
    const { save } = await setUp(db);
    const lesson = lessonUuid(9);
    await expect(save({ Choice: 'x' }, { lesson })).rejects.toMatchObject({ kind: 'not-found' });
  });
});
