/** The tales of /lore. The screens are lazy; import them by path. */
export { taleOf } from './tales';
