/** What we need of the Web Speech API, which not every browser has. */
export interface Recognition {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionEvent {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

type RecognitionClass = new () => Recognition;

/** The browser's speech recognition; null if it has none. */
export function browserRecognition(scope: object = globalThis): Recognition | null {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Record<
    string,
    RecognitionClass | undefined
  >;
  const Class = SpeechRecognition ?? webkitSpeechRecognition;
  return Class ? new Class() : null;
}
