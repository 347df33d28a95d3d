/**
 * Whether a tutor answers learners. It decides what baked salmon is good for, which waives the price of the tutor's help:
 * while nobody asks that price, salmon is neither sold nor drawn from chests (docs/items.md).
 */
export const TUTOR_ANSWERS: boolean = false;
