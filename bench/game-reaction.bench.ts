import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QuestionContent } from '../server/test/game/question-content';
import { ReactingServer, type Reaction } from '../server/test/game/reaction';
import { type Measure, median, report } from './report';
import { rounds } from './rounds';

/**
 * What the game adds to a lesson's first success on SQLite: to the learner's wait for the reply, and to the whole
 * reaction, until every subscriber is done. The same server without the game's modules takes turns with it. The lessons
 * are questions, so nothing is run.
 */

const LEARNERS = rounds(4);
const LESSONS = rounds(60, 6);
const BUDGET_MS = 25;

const content = new QuestionContent({ courses: 1, chapters: 6, lessons: LESSONS / 6 });
const dataDir = mkdtempSync(join(tmpdir(), 'emberforge-bench-'));
const open = (name: string, hasGame: boolean) => {
  mkdirSync(join(dataDir, name));
  return ReactingServer.open(join(dataDir, name), content.files.root, hasGame);
};
const servers = [await open('game', true), await open('plain', false)] as const;
const reactions: [Reaction[], Reaction[]] = [[], []];

for (let learner = 0; learner <= LEARNERS; learner++) {
  const ids = await Promise.all(servers.map((server) => server.addLearner()));
  for (const lessonId of content.lessonIds) {
    for (const [index, server] of servers.entries()) {
      const reaction = await server.solve(ids[index]!, lessonId);
      if (learner > 0) reactions[index]!.push(reaction); // the first one warms up
    }
  }
}
for (const server of servers) await server.close();
content[Symbol.dispose]();
rmSync(dataDir, { recursive: true });

const added = (part: keyof Reaction): Measure => {
  const [ours, theirs] = reactions.map((all) => median(all.map((one) => one[part]))) as [number, number];
  console.log(`${part}: ${ours.toFixed(2)} ms with the game, ${theirs.toFixed(2)} ms without`);
  return {
    name: part === 'reply' ? 'what the game adds to a reply' : 'what it adds until everything is done',
    ours: ours - theirs,
    peer: BUDGET_MS,
    unit: 'ms',
    peerName: 'the limit',
    limit: 1,
  };
};
report([added('reply'), added('whole')]);
