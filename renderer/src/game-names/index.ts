/** What the game's own things are called, for everything that shows one: its roles, chests, items, leagues and currencies. */
export { amountOf, giftOf } from './amounts';
export { aChest, chestName, chestNameOf } from './chests';
export { itemName } from './items';
export { leagueName } from './leagues';
export { roleName, roleNameAt } from './roles';
