/** The mark of the product, an anvil with a spark, as path data in a square of 32. */
export const MARK_BOX = 32;
export const MARK_PATHS = {
  anvil:
    'M1.5 14.5h7.2V13h20.8v3.2c-4.8.4-7.7 2.1-8.4 5.1l-.2 1.2 3.6 3v3H8.5v-3l3.6-3c0-2.2-1.1-3.7-3.3-4.4C4.900 17.400 2.500 16.200 1.500 14.500Z',
  ember:
    'M17.200 1.200c.4 2.600 3.300 3.800 3.300 6.700 0 2-1.500 3.400-3.400 3.400s-3.400-1.400-3.400-3.300c0-1.400.8-2.300 1.500-3.200.1.900.5 1.500 1.200 1.800-.3-1.900-.1-3.700.8-5.400Z',
} as const;
