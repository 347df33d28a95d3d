import { useStores } from '@web/stores';
import { type RefObject, useEffect } from 'react';
import { readMediaSettings, writeMediaSettings } from './media-settings';

/** Gives a player the learner's volume and speed, and remembers what they change. */
export function useMediaSettings(ref: RefObject<HTMLMediaElement | null>): void {
  const { storage } = useStores().platform;
  useEffect(() => {
    const player = ref.current;
    if (!player) return;
    const apply = () => {
      const { volume, rate } = readMediaSettings(storage);
      player.volume = volume;
      player.defaultPlaybackRate = rate;
      player.playbackRate = rate;
    };
    const keep = () => writeMediaSettings(storage, { volume: player.volume, rate: player.playbackRate });
    apply();
    const listening = new AbortController();
    const { signal } = listening;
    // Another player may have been adjusted since.
    player.addEventListener('play', apply, { signal });
    player.addEventListener('volumechange', keep, { signal });
    player.addEventListener('ratechange', keep, { signal });
    return () => listening.abort();
  }, [ref, storage]);
}
