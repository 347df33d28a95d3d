/** Records a program's steps, to look at them forward and backward. See docs/debugger.md. */
export type { NodeKind, StepKind, Value } from './entries';
export { type Recorded, type Recorders, record } from './record';
export { isRecorded, RECORDED_LANGUAGES } from './recorded-languages';
export { RECORDING_LIMITS } from './recorder-options';
export {
  type Frame,
  type HeapObject,
  Recording,
  type RecordingEnd,
  type Step,
  type Variable,
} from './recording';
