import type { CodePlace, PlaceLinks } from '@web/features/solving/workbench';
import { useMemo } from 'react';
import { usePlayer } from '../../usePlayer';
import type { CodeStore } from './code.store';

/** Links from an error to its line in the editor. */
export function usePlaceLinks(code: CodeStore): PlaceLinks {
  const player = usePlayer();
  return useMemo(
    () => ({
      fileNames: code.program.visibleFiles.map(({ name }) => name),
      onPlace: (location: CodePlace) => {
        code.showLocation(location);
        player.showPane('work');
      },
    }),
    [player, code],
  );
}
