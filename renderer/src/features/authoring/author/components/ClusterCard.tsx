import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FailureCluster } from '@shared/content/author';
import { LessonText } from '@web/features/learning/lesson-text';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { CodeBlock } from '@web/ui/CodeBlock';
import { MessageCircleMore, Pencil } from '@web/ui/icons';
import { Collapsible } from '@web/ui/Prose';
import { TextArea } from '@web/ui/TextArea';
import { observer } from 'mobx-react-lite';
import type { LessonInsightsStore } from '../lesson-insights.store';
import { attemptsText, learnersText } from '../numbers-texts';
import styles from './ClusterCard.module.css';

const MAX_HINT_LENGTH = 400;

export interface ClusterCardProps {
  cluster: FailureCluster;
  store: LessonInsightsStore;
}

/** Failures of one kind: how many, an example, and the hint for them. */
export const ClusterCard = observer(function ClusterCard({ cluster, store }: ClusterCardProps) {
  const { signature, learners, attempts, example } = cluster;
  return (
    <Card as="article" level={3} title={<code className={styles.signature}>{signature}</code>}>
      <div className={styles.body}>
        <p className={styles.counts}>
          {learnersText(learners)}, {attemptsText(attempts)}
        </p>
        {example.length > 0 && (
          <Collapsible summary={t`The latest answer`}>
            {example.map(({ name, text }) => (
              <CodeBlock key={name} code={text.trimEnd()} language={name || undefined} />
            ))}
          </Collapsible>
        )}
        <Hint cluster={cluster} store={store} />
      </div>
    </Card>
  );
});

const Hint = observer(function Hint({ cluster: { signature, hint }, store }: ClusterCardProps) {
  const draft = store.drafts.get(signature);
  if (hint !== null && draft?.state !== 'open' && draft?.state !== 'saving')
    return (
      <div className={styles.hint}>
        <MessageCircleMore aria-hidden="true" />
        <LessonText>{hint}</LessonText>
        <Button size="sm" variant="ghost" icon={<Pencil />} onClick={() => store.write(signature, hint)}>
          <Trans>Edit</Trans>
        </Button>
      </div>
    );
  const text = draft?.text ?? '';
  const file = draft?.note ?? '';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void store.saveHint(signature);
      }}
    >
      <TextArea
        label={t`Hint for these learners`}
        hint={t`One to three sentences. Markdown works.`}
        rows={2}
        maxLength={MAX_HINT_LENGTH}
        value={text}
        error={draft?.state === 'open' ? draft.note || undefined : undefined}
        onChange={(event) => store.write(signature, event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="sm" loading={draft?.state === 'saving'} disabled={text.trim() === ''}>
          <Trans>Save hint</Trans>
        </Button>
        <span role="status" className={styles.counts}>
          {draft?.state === 'saved' && t`Saved as ${file}`}
        </span>
      </div>
    </form>
  );
});
