export { PlacementsModule } from './placements.module';
