import { PastHandleEntity, UserEntity } from '@server/people/users';
import { newId } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { COURSE_UUID } from '../../authoring/content-import/testing/small-content';
import { addLearner } from '../../solving/submissions/testing/submitting';
import { presentCertificate } from './certificate.presenter';
import { certificateEntities, certifying, SETTINGS } from './testing/certifying';

const NOBODY = '00000000-0000-4000-8000-0000000000ff';

describeOnBothDatabases('a certificate', { entities: certificateEntities }, (db) => {
  async function earned() {
    const app = await certifying(db);
    await app.solveAll();
    const completion = await app.issue.execute(app.userId, COURSE_UUID);
    return { ...app, id: completion!.id, completion: completion! };
  }
  const rename = (id: string, firstName: string) =>
    db.dataSource.getRepository(UserEntity).update({ id }, { firstName });

  test('shows the course, the learner, the badge and how rare it is', async () => {
    const { certificates, id } = await earned();
    for (let other = 0; other < 3; other++) await addLearner(db);
    const shown = presentCertificate(await certificates.view(id), SETTINGS.publicUrl);
    expect(shown).toMatchObject({
      CompletionUUID: id,
      Title: 'Forge Python',
      LearnerName: 'Ada Lovelace',
      NumLessons: 4,
      Badge: null,
      PercentPlatformCompleted: 25,
      PageURL: `https://learn.example.org/certificates/${id}`,
      Chapters: [
        { Title: 'Basics', NumLessons: 2 },
        { Title: 'Choices', NumLessons: 2 },
      ],
    });
    expect(shown.ThumbnailURL).toMatch(
      new RegExp(`^https://learn\\.example\\.org/v1/static/certificate/${id}/image\\?v=`),
    );
  });

  test('is gone with its owner’s account', async () => {
    const { certificates, id, userId } = await earned();
    await db.dataSource.getRepository(UserEntity).delete({ id: userId });
    await expect(certificates.view(id)).rejects.toMatchObject({
      kind: 'not-found',
      message: 'Course completion not found',
    });
  });

  test.each([
    ['not-a-uuid', 'Invalid request'],
    ['', 'Invalid request'],
    ['\0', 'Invalid request'],
    [NOBODY, 'Course completion not found'],
  ])('isn’t there under “%s”: %s', async (id, message) => {
    const { certificates } = await certifying(db);
    await expect(certificates.view(id)).rejects.toMatchObject({ message });
  });

  test('is found by its owner’s handle or id, and by the course or its own id', async () => {
    const { find, id, userId, completion } = await earned();
    await db.dataSource.getRepository(UserEntity).update({ id: userId }, { handle: 'ada' });
    const past = { handle: 'countess', userId, changedAt: db.clock.now(), isBlocked: false };
    await db.dataSource.getRepository(PastHandleEntity).insert(past);
    for (const [learner, wanted] of [
      ['ada', COURSE_UUID],
      ['Ada', id],
      ['countess', COURSE_UUID],
      [userId, COURSE_UUID],
    ] as const) {
      const found = await find.execute(learner, wanted);
      expect(found).toEqual({ id, courseId: COURSE_UUID, completedAt: completion.completedAt });
    }
  });

  test.each([
    ['ada', NOBODY, 'not-found', 'Course completion not found'],
    ['ada', 'not-a-uuid', 'invalid', 'Invalid request'],
    ['', NOBODY, 'invalid', 'Invalid request'],
  ])('a lookup of %s and %s fails', async (learner, id, kind, message) => {
    const { find } = await certifying(db);
    await expect(find.execute(learner, id)).rejects.toMatchObject({ kind, message });
  });

  test('a lookup that fails in any other way says only that', async () => {
    const { find } = await certifying(db);
    Object.assign(find, { dataSource: { sql: () => Promise.reject(new Error('disk on fire')) } });
    await expect(find.execute('ada', NOBODY)).rejects.toMatchObject({
      kind: 'internal',
      message: 'Something terrible happened',
    });
  });

  test('is renewed with its owner’s new name, and signed again', async () => {
    const { renew, check, images, id, userId, completions, completion } = await earned();
    await rename(userId, 'Augusta');
    const { completion: renewed } = await renew.execute(userId, id);
    expect(renewed).toMatchObject({ id, learnerName: 'Augusta Lovelace', workDigest: completion.workDigest });
    expect(images.discarded).toMatchObject([{ title: 'Ada Lovelace' }]);
    expect(images.drawn).toMatchObject([{ title: 'Augusta Lovelace' }]);
    const [stored] = await completions();
    expect(JSON.stringify(stored?.credential)).toContain('Augusta Lovelace');
    for (const { credential } of [renewed, completion])
      expect(await check.execute(JSON.stringify(credential))).toBe('valid');
  });

  test('keeps its credential if only the image is drawn again', async () => {
    const { renew, images, id, userId, completion } = await earned();
    const { completion: renewed } = await renew.execute(userId, id);
    expect(renewed).toEqual(completion);
    expect([images.discarded.length, images.drawn.length]).toEqual([1, 1]);
  });

  test('is renewed by its owner alone', async () => {
    const { renew, images, id } = await earned();
    await expect(renew.execute(newId(), id)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(images.discarded).toEqual([]);
  });

  test('stays valid after the server’s secret was replaced, and one of another server never was', async () => {
    const { completion } = await earned();
    const text = JSON.stringify(completion.credential);
    const later = await certifying(db, { ...SETTINGS, authSecret: 'another secret of the same operator' });
    expect(await later.check.execute(text)).toBe('valid');
    expect(await later.keys.all()).toHaveLength(2);
    await db.reset();
    const elsewhere = await certifying(db, { ...SETTINGS, authSecret: 'a secret of somebody else entirely' });
    expect(await elsewhere.check.execute(text)).toBe('foreign');
  });
});
