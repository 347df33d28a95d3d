export { LevelCard } from './LevelCard';
export { RoleUnlocked } from './RoleUnlocked';
