export { SpreeExtended } from './sharpshooter.events';
export { SharpshooterModule } from './sharpshooter.module';
export { SpreeEntity } from './spree.entity';
