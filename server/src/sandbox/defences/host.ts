/** The server's side of its runners, as one program: it is built anew without one of its defences. */
export { checkRunRequest } from '@shared/runner/check-request';
export { RunnerProcess } from '../runner-process';
export { SandboxRunner } from '../sandbox-runner';
