import { makeIcons } from './icons';
import { EMBLEM, ICONS } from './packaging';

await makeIcons(EMBLEM, ICONS);
