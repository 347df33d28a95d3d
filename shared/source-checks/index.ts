/** What can be read from the source of a learner's program: by parsers, never by patterns. */
export { canReplaceValues, replaceValues } from './assigned-value';
export { findUnmet } from './find-unmet';
export { CONSTRUCTS, type Construct, GRAMMARS } from './grammar';
export { replaceNames } from './replace-names';
export { checkMessage, checkProblem, type SourceCheck, SourceChecks } from './source-check';
