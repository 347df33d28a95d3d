/** Tests in C, in munit's idiom: built apart from the program, judged outside of it. */
export { buildJudged, type JudgedBuild, type JudgedFailure, unjudged } from './build-judged';
export { judgeTests } from './judge-tests';
export { openChecks } from './open-checks';
