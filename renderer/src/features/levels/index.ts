export { LevelCard } from './LevelCard';
export { RoleUnlocked, type RoleUnlockedProps } from './RoleUnlocked';
