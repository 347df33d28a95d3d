import type { Lesson, SubmissionReply, Work } from '@web/api';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { ActionBar } from '../../../components/ActionBar';
import { SubmissionView } from '../../../components/SubmissionView';
import type { SyncedWork } from '../../../drafts/synced-work';
import { KeptWork } from '../../../kept-work';
import type { OpenLesson } from '../../lesson-work';

/** What the contract would add for the type. */
type RiddleLesson = Lesson & { lessonDataRiddle: { riddle: string } };
type RiddleReply = SubmissionReply & { clue?: string };

class GuessStore implements SyncedWork {
  guess = '';
  isStored = true;

  constructor(
    private readonly keep: (guess: string) => boolean,
    readonly stored: () => string,
  ) {
    makeAutoObservable<this, 'keep'>(this, { keep: false, stored: false });
  }

  set(guess: string): void {
    this.guess = guess;
    this.isStored = this.keep(guess);
  }

  get work(): Work {
    return { answer: this.guess === '' ? null : { textInput: this.guess }, starter: null };
  }

  restore({ answer }: Work): void {
    this.set(answer?.textInput ?? '');
  }

  reread(): void {
    this.guess = this.stored();
  }
}

const RiddlePane = observer(function RiddlePane({ riddle, store }: { riddle: string; store: GuessStore }) {
  return (
    <section aria-label="Riddle">
      <p>{riddle}</p>
      <input
        aria-label="Your guess"
        value={store.guess}
        onChange={(event) => store.set(event.currentTarget.value)}
      />
      <SubmissionView />
      <ActionBar />
    </section>
  );
});

const GUESSES: Partial<Record<string, string>> = { e: 'an echo', s: 'silence' };

/** A lesson type that only tests know: a riddle, and a clue after a wrong guess. */
export const openRiddle: OpenLesson = ({ exercise, lesson, stores, clearResult }) => {
  const { riddle } = (lesson as RiddleLesson).lessonDataRiddle;
  const kept = new KeptWork(stores.platform.storage, 'guess', exercise);
  let owner = stores.scope.owner;
  const store = new GuessStore(
    (guess) => {
      clearResult();
      return kept.write(owner, guess);
    },
    () => kept.read(owner) ?? '',
  );
  return {
    panes: {
      work: { label: 'Riddle', icon: null, content: <RiddlePane riddle={riddle} store={store} /> },
    },
    synced: store,
    keptText: 'Your guess will be right here.',
    get canSubmit() {
      return store.guess !== '';
    },
    answer: () => ({ textInput: store.guess }),
    setOwner(next) {
      owner = next;
      kept.claim(owner);
      store.reread();
    },
    onKey(key) {
      const guess = GUESSES[key];
      if (guess) store.set(guess);
      return guess !== undefined;
    },
    renderResult: (reply) => <p>Clue: {(reply as RiddleReply).clue}</p>,
    renderSolution: ({ answer }) => <p>It’s {answer}.</p>,
  };
};
