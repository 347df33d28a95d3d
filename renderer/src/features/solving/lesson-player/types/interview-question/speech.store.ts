import { t } from '@lingui/core/macro';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Recognition, RecognitionEvent } from './speech';

const ERRORS: Partial<Record<string, string>> = {
  'not-allowed': t`Your browser doesn’t let this page use the microphone. Allow it in the address bar, or type.`,
  'service-not-allowed': t`Your browser doesn’t allow speech recognition here. You can type instead.`,
  'audio-capture': t`No microphone was found. Plug one in, or type.`,
  network: t`Speech recognition needs a connection. You can type instead.`,
  'no-speech': t`We didn’t hear anything. Try again, closer to the microphone.`,
};

/** Turns speech into text: what was understood for good is passed on, what may still change is `interim`. */
export class SpeechStore {
  isListening = false;
  interim = '';
  error: string | null = null;

  constructor(
    private readonly recognition: Recognition | null,
    private readonly onText: (text: string) => void,
  ) {
    makeAutoObservable<this, 'recognition' | 'onText'>(this, { recognition: false, onText: false });
    if (!recognition) return;
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.lang = 'en-US';
    recognition.onresult = (event) => this.take(event);
    recognition.onerror = ({ error }) =>
      runInAction(() => {
        if (error !== 'aborted')
          this.error = ERRORS[error] ?? t`Speech recognition stopped. You can type instead.`;
      });
    recognition.onend = () => this.ended();
  }

  get isSupported(): boolean {
    return this.recognition !== null;
  }

  toggle(): void {
    if (this.isListening) this.stop();
    else this.start();
  }

  start(): void {
    if (!this.recognition || this.isListening) return;
    this.error = null;
    try {
      this.recognition.start();
      this.isListening = true;
    } catch {
      // It throws only while an earlier recording is still ending.
      this.error = t`The microphone is still busy. Please try again.`;
    }
  }

  /** What was said last still arrives. */
  stop(): void {
    this.recognition?.stop();
  }

  /** Drops what hasn't been understood yet. */
  dispose(): void {
    this.recognition?.abort();
  }

  private take({ results, resultIndex }: RecognitionEvent): void {
    let interim = '';
    for (const result of Array.from(results).slice(resultIndex)) {
      const text = result[0]?.transcript ?? '';
      if (result.isFinal) this.onText(text.trim());
      else interim += text;
    }
    this.interim = interim.trim();
  }

  private ended(): void {
    this.isListening = false;
    this.interim = '';
  }
}

/** Adds a piece of speech to a text: as a new sentence if the text ended one. */
export function addSpeech(text: string, spoken: string): string {
  if (spoken === '') return text;
  const isNewSentence = text.trim() === '' || /[.!?]\s*$/.test(text);
  const piece = isNewSentence ? spoken.charAt(0).toUpperCase() + spoken.slice(1) : spoken;
  return text === '' || /\s$/.test(text) ? text + piece : `${text} ${piece}`;
}
