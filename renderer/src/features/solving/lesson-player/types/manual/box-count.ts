/** How many boxes of the text are checked. Observable. */
export interface BoxCount {
  readonly checked: number;
  readonly total: number;
}
