export interface Entry {
  day: number;
  what: string;
  /** In copper; below zero is what was paid. */
  amount: number;
}

export interface DayEnd {
  day: number;
  balance: number;
}
