import { icon } from './icon';

export const ChevronFirst = icon('chevron-first', [
  ['path', { d: 'm17 18-6-6 6-6' }],
  ['path', { d: 'M7 6v12' }],
]);
