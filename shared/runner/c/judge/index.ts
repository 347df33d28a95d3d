/** C tests: compiled separately from the program and judged outside of it. */
export { buildJudged, type JudgedBuild, type JudgedFailure, unjudged } from './build-judged';
export { judgeTests } from './judge-tests';
export { openChecks } from './open-checks';
