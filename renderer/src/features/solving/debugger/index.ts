/** Steps through a recorded run, forward and backward. The recorder and the panel load on first use. */
export { Debugger, preloadDebugger } from './Debugger';
export { DebuggerStore } from './debugger.store';
export { StepButton } from './StepButton';
export { mainTarget, programTarget, type Target, testTarget } from './target';
