import { icon } from './icon';

export const Circle = icon('circle', [['circle', { cx: '12', cy: '12', r: '10' }]]);
