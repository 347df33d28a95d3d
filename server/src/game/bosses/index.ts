export { BossEvents } from './boss-events';
export { BossList } from './boss-list';
export { BossesModule } from './bosses.module';
