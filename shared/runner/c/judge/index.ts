/** Tests in C, in munit's idiom: built apart from the program, judged outside of it. */
export { buildJudged, type JudgedBuild, type JudgedFailure, unjudged } from './build-judged';
export { type JudgedRun, judgeTests } from './judge-tests';
export { type OpenCheck, openChecks } from './open-checks';
