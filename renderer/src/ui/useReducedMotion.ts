import { useSyncExternalStore } from 'react';
import { onMotionChange, reducesMotion } from './reduced-motion';

/** Whether the device or this browser's settings ask for less motion; stays up to date. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(onMotionChange, reducesMotion, () => false);
