import type { Notification, Reward } from '@web/api';
import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { MessageDialog } from '@web/features/community/notifications/MessageDialog';
import { AchievementReward } from '@web/features/game/rewards/AchievementReward';
import { ChestReward } from '@web/features/game/rewards/ChestReward';
import { ResetDialog } from '@web/features/learning/catalog/components/ResetDialog';
import { fakePlatform } from '@web/platform/testing';
import { type ResetTarget, RootStore, StoresProvider } from '@web/stores';
import type { ConfirmDialogProps } from '@web/ui/ConfirmDialog';
import type { DialogProps } from '@web/ui/Dialog';
import { toastList, toasts } from '@web/ui/toasts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

/* What learners read in dialogs and after them, letter for letter. Dialogs are drawn in place here, without a browser. */

let confirm: ConfirmDialogProps;
/** Of the chest dialog: "Open all", if there are several, then "Open Chest". */
let footer: ReactElement<{ children: ReactElement<{ onClick: () => void }>[] }>;
vi.mock('@web/ui/ConfirmDialog', () => ({
  ConfirmDialog: (props: ConfirmDialogProps) => {
    confirm = props;
    return <p>{props.text}</p>;
  },
}));
vi.mock('@web/ui/Dialog', () => ({
  Dialog: (props: DialogProps) => {
    footer = props.footer as typeof footer;
    return (
      <section>
        <h2>{props.title}</h2>
        {props.children}
        {props.footer}
      </section>
    );
  },
}));

beforeEach(() => toasts.clear());
const shown = () => toastList.snapshot().map(({ kind, body }) => [kind, body]);

const ID = '00000000-0000-4000-8000-000000000001';
const AT = '2026-01-05T12:00:00.000Z';

function draw(dialog: ReactElement, handlers: FakeHandlers = {}): string {
  const api = fakeApi(handlers);
  api.tokens.set(fakeToken(900));
  const theme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };
  const stores = new RootStore(api, fakePlatform(), theme);
  return renderToStaticMarkup(<StoresProvider value={stores}>{dialog}</StoresProvider>).replaceAll(
    '&#x27;',
    "'",
  );
}

const RESETS = { lesson: 'resetLesson', chapter: 'resetChapter', course: 'resetCourse' } as const;

test.each([
  ['course', 'Course progress has been reset!', 'Failed to reset course'],
  ['chapter', 'Chapter progress has been reset!', 'Failed to reset course'],
] as const)('starting a %s over says whether it worked', async (kind, done, failed) => {
  const target: ResetTarget & { title: string } = { kind, uuid: ID, title: 'Learn Python' };
  const dialog = <ResetDialog open target={target} onClose={() => {}} />;
  draw(dialog, { [RESETS[kind]]: () => ({}) });
  confirm.onConfirm();
  await expect.poll(shown).toEqual([['success', done]]);
  toasts.clear();
  draw(dialog, { [RESETS[kind]]: () => ({ status: 403, body: { error: 'No.' } }) });
  confirm.onConfirm();
  await expect.poll(shown).toEqual([['error', failed]]);
});

const chest = {
  rewardUuid: ID,
  rewardType: 'chest_earned',
  claimedAt: null,
  rewardAmount: 0,
  chestEarned: {
    userChestUuid: ID,
    chestConstUuid: ID,
    title: 'Common Chest',
    description: 'For a finished quest.',
    rewardType: 'daily_quest',
    claimedAt: null,
    contents: null,
  },
} satisfies Reward;

test('a chest that was opened in another window says so', async () => {
  const html = draw(<ChestReward open reward={chest} />, {
    claimReward: () => ({ body: { kind: 'chest_already_claimed' } }),
  });
  expect(html).toContain('Open Chest');
  footer.props.children.at(-1)!.props.onClick();
  await expect.poll(shown).toEqual([['error', 'You have already claimed your reward!']]);
});

test('a chest that couldn’t be opened is logged, without a toast', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  draw(<ChestReward open reward={chest} />, { claimReward: () => ({ status: 500 }) });
  footer.props.children.at(-1)!.props.onClick();
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(shown()).toEqual([]);
});

test.each([
  ['role', 'Role unlocked!'],
  ['normal', 'Achievement unlocked!'],
] as const)('an achievement of the category %s is titled %s', (category, title) => {
  const achievementEarned = {
    achievementUuid: ID,
    title: 'First Spark',
    description: 'Complete a lesson.',
    category,
    imageUrl: '/image',
    percentPlatformCompleted: 5,
  };
  const reward = {
    rewardUuid: ID,
    rewardType: 'achievement_earned',
    claimedAt: AT,
    rewardAmount: 2,
    achievementEarned,
  } as const;
  const html = draw(<AchievementReward open reward={reward} />);
  expect(html).toContain(`<h2>${title}</h2>`);
  expect(html).toContain('Continue');
});

test('messages have the team’s words, and a gift its amount', () => {
  const draws = (notificationType: string, notificationData: object) =>
    draw(
      <MessageDialog
        notification={
          { uuid: ID, notificationType, notificationData, inAppViewedAt: null } as unknown as Notification
        }
        onClose={() => {}}
      />,
    );
  const announced = (text: string) => draws('announcement', { announcement: { uuid: ID, text } });
  expect(announced('A new track is here.')).toContain('<h2>Announcement</h2><p>A new track is here.</p>');
  expect(announced('')).toContain('<p>No announcements have been made.</p>');
  const gift = draws('discord_command_reward', { text: 'Thanks!', amount: 5, rewardType: 'gems' });
  expect(gift).toMatch(/<h2>Message from the .+ team<\/h2>/);
  expect(gift).toContain("<p>You've recieved 5 gems!</p><p>Thanks!</p>");
  const stone = draws('discord_command_reward', { text: 'Thanks!', amount: 1, rewardType: 'seer_stone' });
  expect(stone).toContain("<p>You've recieved 1 seer stone!</p>");
});
