/** Components for writing and running code, shared by the lesson player and the playground. */

export { canPrefetch } from './can-prefetch';
export type { CodePlace } from './code-places';
export { EditorPane } from './components/EditorPane';
export { ErrorNote } from './components/ErrorNote';
export { OutputText, type PlaceLinks } from './components/OutputText';
export { Pane, PaneNotice } from './components/Pane';
export { type PhonePane, PhonePanes } from './components/PhonePanes';
export { RunButton } from './components/RunButton';
export { RunFoot } from './components/RunFoot';
export { RunHead } from './components/RunHead';
export { RunOutcome } from './components/RunOutcome';
export { ScrollBox } from './components/ScrollBox';
export { type StripTab, TabStrip } from './components/TabStrip';
export { type TestRow, TestRows, type TestRowsProps } from './components/TestRows';
export { TextButton } from './components/TextButton';
export { WorkbenchSkeleton } from './components/WorkbenchSkeleton';
export { KEYS } from './keys';
export { type RunEnd, RunStore, type RunTask } from './run.store';
export { runAnnouncement } from './run-announcement';
export { focusRunButton, RUN_BUTTON_ID } from './run-button';
export { ResultTableView } from './tables/ResultTableView';
export { type ResultTable, tablesIn } from './tables/result-tables';
export { useFollowedEnd } from './useFollowedEnd';
