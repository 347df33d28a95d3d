/** Choosing a track. The screen is lazy; import it by path. */
export { TrackOffer } from './TrackOffer';
