import { playSounds } from '@web/features/site/sounds';
import type { RootStore } from '@web/stores';
import { reaction } from 'mobx';

/** Plays a sound when sounds are switched on, wherever that was, so the learner hears what they chose. */
export function previewSounds({ sounds }: RootStore): void {
  reaction(
    () => sounds.isOn,
    (isOn) => {
      if (isOn) void playSounds([{ name: 'strike' }]);
    },
  );
}
