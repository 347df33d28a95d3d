import type { Runner, RunRequest } from '../runner';

/** A run's limit is wall-clock time: this is more than an honest program takes on a machine that's busy with other tests. */
const PATIENT_MS = 60_000;

/** The request with that much time, unless it has a limit of its own. */
export const patiently = (request: RunRequest): RunRequest => ({
  ...request,
  limits: { timeMs: PATIENT_MS, ...request.limits },
});

/** A runner for tests that aren't about the limit of time. */
export const patient = (runner: Runner): Runner => ({
  run: (request, options) => runner.run(patiently(request), options),
});
