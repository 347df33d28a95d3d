/** Programs to write and run outside of any lesson: /playground/:lang and /try/:lang. */
export { PlaygroundLink } from './components/PlaygroundLink';
export { PLAYGROUNDS, playgroundPath, playgroundTitle } from './playground-languages';
