/** Programs to write and run outside of any lesson: /playground/:lang and /try/:lang. */
export { PlaygroundLink } from './components/PlaygroundLink';
export { PLAYGROUNDS, playgroundOf, playgroundPath, playgroundTitle } from './playground-languages';
export { tryPageOf } from './try-pages';
