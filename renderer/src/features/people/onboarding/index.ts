/** Choosing a track. The screen is lazy; import it by path. */
export { saveSignUpFlow } from './save-sign-up-flow';
export { TrackOffer } from './TrackOffer';
