import { StreakSettings } from '@web/features/people/activity';
import { TimeZoneSetting } from '@web/features/people/profile';
import styles from './SettingsDialog.module.css';

/** When the learner's days begin, and what counts on them. */
export const LearningSettings = () => (
  <div className={styles.section}>
    <StreakSettings />
    <TimeZoneSetting />
  </div>
);
