/** The game's sounds, made from oscillators and noise: no files to load. Times are in seconds. */
export type SoundName = keyof typeof SOUNDS;

interface Tone {
  /** Hertz. */
  frequency: number;
  /** Where the pitch slides to. */
  slideTo?: number;
  wave?: OscillatorType;
  /** After the sound's start. */
  at?: number;
  /** Until it has faded out. */
  length: number;
  /** 0 to 1. */
  loudness: number;
}

interface Sound {
  tones: readonly Tone[];
  /** A burst of noise at the start: the moment two things hit each other. */
  noise?: { length: number; loudness: number; above: number };
}

const ATTACK = 0.004;
const SILENCE = 0.0001;
const MASTER_LOUDNESS = 0.28;

const bell = (frequency: number, at: number): Tone => ({ frequency, at, length: 0.5, loudness: 0.6 });

const SOUNDS = {
  /** A hammer on an anvil: overtones of metal, which aren't multiples of each other. */
  strike: {
    noise: { length: 0.03, loudness: 0.5, above: 2_500 },
    tones: [
      { frequency: 620, length: 0.5, loudness: 0.35 },
      { frequency: 1_390, length: 0.42, loudness: 0.3 },
      { frequency: 2_480, length: 0.3, loudness: 0.22 },
      { frequency: 3_910, length: 0.2, loudness: 0.15 },
      { frequency: 150, slideTo: 70, length: 0.12, loudness: 0.6 },
    ],
  },
  coin: {
    tones: [
      { frequency: 988, wave: 'triangle', length: 0.1, loudness: 0.8 },
      { frequency: 1_319, wave: 'triangle', at: 0.07, length: 0.38, loudness: 0.8 },
    ],
  },
  /** A latch, then the coin. */
  chest: {
    noise: { length: 0.02, loudness: 0.4, above: 1_800 },
    tones: [
      { frequency: 180, slideTo: 90, length: 0.14, loudness: 0.6 },
      { frequency: 988, wave: 'triangle', at: 0.12, length: 0.1, loudness: 0.8 },
      { frequency: 1_319, wave: 'triangle', at: 0.19, length: 0.38, loudness: 0.8 },
    ],
  },
  levelUp: { tones: [bell(523, 0), bell(659, 0.09), bell(784, 0.18), bell(1_047, 0.27)] },
  /** Soft and short: nothing bad has happened. */
  miss: { tones: [{ frequency: 210, slideTo: 140, length: 0.2, loudness: 0.6 }] },
} as const satisfies Record<string, Sound>;

function fade(context: BaseAudioContext, start: number, length: number, loudness: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loudness * MASTER_LOUDNESS, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  gain.connect(context.destination);
  return gain;
}

function playTone(context: BaseAudioContext, when: number, tone: Tone): void {
  const { frequency, slideTo, wave = 'sine', at = 0, length, loudness } = tone;
  const start = when + at;
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(frequency, start);
  if (slideTo) oscillator.frequency.exponentialRampToValueAtTime(slideTo, start + length);
  oscillator.connect(fade(context, start, length, loudness));
  oscillator.start(start);
  oscillator.stop(start + length);
}

function playNoise(context: BaseAudioContext, when: number, noise: NonNullable<Sound['noise']>): void {
  const samples = Math.ceil(context.sampleRate * noise.length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < samples; index += 1) data[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'highpass';
  filter.frequency.value = noise.above;
  source.connect(filter).connect(fade(context, when, noise.length, noise.loudness));
  source.start(when);
}

/** Plays a sound, `delay` seconds from now. */
export function playSound(context: BaseAudioContext, name: SoundName, delay = 0): void {
  const sound: Sound = SOUNDS[name];
  const when = context.currentTime + delay;
  if (sound.noise) playNoise(context, when, sound.noise);
  for (const tone of sound.tones) playTone(context, when, tone);
}
