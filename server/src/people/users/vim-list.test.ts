import { expectNoDrift, newId } from '@server/platform/database';
import { joinVimList } from '@shared/contracts';
import { problemWith } from '@shared/texts/testing/problem-with';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { VimList } from './vim-list';
import { VimListEntryEntity } from './vim-list-entry.entity';

describeOnBothDatabases('the Vim list', { entities: [VimListEntryEntity] }, (db) => {
  test('has each address once, in the order of joining', async () => {
    await expectNoDrift(db.dataSource);
    const list = new VimList(db.database, db.clock);
    await list.join('eve@example.org', undefined);
    db.clock.advance(1000);
    await list.join('ada@example.org', newId());
    await list.join('eve@example.org', newId());
    expect(await list.emails()).toEqual(['eve@example.org', 'ada@example.org']);
    expect(await list.entries()).toMatchObject([
      { email: 'eve@example.org', handle: null },
      { email: 'ada@example.org', joinedAt: db.clock.now() },
    ]);
  });
});

test('an address has to be one', () => {
  expect(problemWith(joinVimList.body, { email: 'nonsense' })).toBe('Please enter a valid email');
});
