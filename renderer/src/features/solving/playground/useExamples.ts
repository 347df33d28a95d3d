import { AsyncState } from '@web/stores';
import { useMemo } from 'react';
import { type Example, type ExampleSet, loadExamples } from './examples';

/** A set's example programs, while they load and after. */
export function useExamples(set: ExampleSet): AsyncState<readonly Example[]> {
  return useMemo(() => new AsyncState(() => loadExamples(set)), [set]);
}
