import { expect, test } from 'vitest';
import { LiveFeeds } from './live-feeds';

const LESSON = { uuid: '1' } as never;

/** The types of the messages that were sent. */
function open(feeds: LiveFeeds) {
  const sent: string[] = [];
  feeds.opened((type) => sent.push(type));
  return sent;
}

test('a feed is asked for once, while anybody listens', () => {
  const feeds = new LiveFeeds();
  const sent = open(feeds);
  const heard: string[] = [];
  const stop = [feeds.followLessons(() => heard.push('a')), feeds.followLessons(() => heard.push('b'))];
  feeds.receive(LESSON);
  expect(heard).toEqual(['a', 'b']);
  stop[0]!();
  feeds.receive(LESSON);
  stop[1]!();
  stop[1]!();
  feeds.receive(LESSON);
  expect(heard).toEqual(['a', 'b', 'b']);
  expect(sent).toEqual(['lesson_feed_subscribe', 'lesson_feed_unsubscribe']);
});

test('the boss has a feed of its own', () => {
  const feeds = new LiveFeeds();
  const sent = open(feeds);
  const heard: string[] = [];
  feeds.followLessons(() => heard.push('lesson'));
  const stop = feeds.followBoss(() => heard.push('hit'));
  feeds.receiveHit({} as never);
  stop();
  feeds.receiveHit({} as never);
  expect(heard).toEqual(['hit']);
  expect(sent).toEqual(['lesson_feed_subscribe', 'boss_feed_subscribe', 'boss_feed_unsubscribe']);
});

test('after a reconnect the feed is asked for again, and the screen loads what it missed', () => {
  const feeds = new LiveFeeds();
  let loads = 0;
  feeds.followLessons(
    () => {},
    () => {
      loads += 1;
    },
  );
  expect(open(feeds)).toEqual(['lesson_feed_subscribe']);
  feeds.closed();
  expect(open(feeds)).toEqual(['lesson_feed_subscribe']);
  expect(loads).toBe(2);
});
