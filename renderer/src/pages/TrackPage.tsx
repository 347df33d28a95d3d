export { TrackScreen as TrackPage } from '@web/features/catalog/TrackScreen';
