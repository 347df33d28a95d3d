import { icon } from './icon';

export const ChevronUp = icon('chevron-up', [['path', { d: 'm18 15-6-6-6 6' }]]);
