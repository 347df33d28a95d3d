import type { ComponentType } from 'react';
import type { RoleUnlockedProps } from './RoleUnlocked';

export { LevelCard } from './LevelCard';

/** Needed once every ten levels. Without its code, a result is still complete. */
export const loadRoleUnlocked = (): Promise<{ default: ComponentType<RoleUnlockedProps> }> =>
  import('./RoleUnlocked').then(
    ({ RoleUnlocked }) => ({ default: RoleUnlocked }),
    () => ({ default: () => null }),
  );
