import { t } from '@lingui/core/macro';
import { FolderGit2, ScrollText } from '@web/ui/icons';
import { KeptWork } from '../../kept-work';
import { dataOf, type LessonWork, type OpenLesson } from '../lesson-work';
import { AnswerStore } from '../question/answer.store';
import { GithubPane } from './GithubPane';
import { GithubStore } from './github.store';
import { ResultPane } from './ResultPane';

/** Work in a repository of the learner's own GitHub account: what to do there, and how far it is. */
export const openGithubChecks: OpenLesson = ({ exercise, lesson, stores, clearResult }): LessonWork => {
  const data = dataOf(lesson, 'lessonDataGithubChecks');
  // Only for lessons that let the learner name a repository.
  const answer = new AnswerStore({
    kept: new KeptWork(stores.platform.storage, 'answer', exercise),
    owner: stores.scope.owner,
    toAnswer: (text) => ({ textInput: text }),
    onChange: clearResult,
  });
  const github = new GithubStore({ lessonUuid: lesson.uuid, stores, chosen: () => answer.text });
  let shownOwner = stores.scope.owner;
  const repository = () =>
    (data.repository === null ? answer.text.trim() : github.checks.value?.repository) ?? '';
  return {
    panes: {
      work: {
        label: 'GitHub',
        icon: <FolderGit2 />,
        content: <GithubPane data={data} github={github} answer={answer} />,
      },
      output: { label: t`Result`, icon: <ScrollText />, content: <ResultPane /> },
    },
    hasNoSolution: true,
    synced: answer,
    keptText: t`Your repository stays yours, and the lesson will be right here.`,
    get canSubmit() {
      return github.account !== null && repository() !== '';
    },
    answer: () => ({ repository: repository() }),
    setOwner(owner) {
      answer.setOwner(owner);
      if (owner === shownOwner) return;
      shownOwner = owner;
      github.checks.reset();
    },
    onResult: (reply) => github.take(reply),
    renderResult: () => null,
    renderSolution: () => null,
  };
};
