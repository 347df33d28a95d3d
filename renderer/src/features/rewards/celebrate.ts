/** Plays a celebration over the page, such as confetti. It has to respect reduced motion by itself. */
export type Celebration = (intensity: 'low' | 'high') => void;

let celebration: Celebration = () => {};

/** Connects the celebration that rewards use; without one they're quiet. */
export function setCelebration(next: Celebration): void {
  celebration = next;
}

export const celebrate: Celebration = (intensity) => celebration(intensity);
