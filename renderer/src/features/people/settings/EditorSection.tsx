import { Trans } from '@lingui/react/macro';
import { EditorOptions, useEditorPreferences } from '@web/features/solving/editor';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import styles from './SettingsDialog.module.css';

/** The editor's settings, as in the editor itself. */
export const EditorSection = observer(function EditorSection() {
  return (
    <div className={styles.section}>
      <EditorOptions preferences={useEditorPreferences()} />
      <p className={styles.note}>
        <Trans>
          Vim keys go with your account. The rest is for this browser. New to Vim?{' '}
          <UiLink href="/join-vim-list">Join the list for a course</UiLink>.
        </Trans>
      </p>
    </div>
  );
});
