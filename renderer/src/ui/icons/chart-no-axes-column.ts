import { icon } from './icon';

export const ChartNoAxesColumn = icon('chart-no-axes-column', [
  ['path', { d: 'M5 21v-6' }],
  ['path', { d: 'M12 21V3' }],
  ['path', { d: 'M19 21V9' }],
]);
