export { resultSounds } from './result-sounds';
export { playSounds } from './sound-player';
