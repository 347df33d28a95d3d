/** The chapters that a learner knows already, by their course. */
export type KnownChapters = ReadonlyMap<string, ReadonlySet<string>>;

export const NONE_KNOWN: KnownChapters = new Map();

/** Port, implemented by the placements: what a learner's checks found unnecessary. */
export abstract class PlacementResults {
  abstract knownBy(userId: string): Promise<KnownChapters>;
}

/** Without placements. */
export const NO_PLACEMENTS: PlacementResults = { knownBy: async () => NONE_KNOWN };
