import type { SoundName } from './synth';

/** A sound, and how many milliseconds from now it plays. */
export interface TimedSound {
  name: SoundName;
  atMs?: number;
}

let context: AudioContext | undefined;

/** Plays sounds together. Without audio in this browser nothing happens: sounds only repeat what the screen says. */
export async function playSounds(sounds: readonly TimedSound[]): Promise<void> {
  try {
    const { playSound } = await import('./synth');
    context ??= new AudioContext();
    // A page that nobody has clicked yet may not make a sound.
    if (context.state === 'suspended') await context.resume();
    for (const { name, atMs = 0 } of sounds) playSound(context, name, atMs / 1000);
  } catch (error) {
    console.warn('Sounds are unavailable', error);
  }
}
