import type { MenuItemConstructorOptions } from 'electron';
import { texts } from '../language/texts';

/** Names the items whose label would come from Electron, which has them in English only. */
export function withRoleLabels(menu: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  const { roles } = texts();
  return menu.map((item) => {
    const label = item.label ?? (item.role && roles[item.role]);
    const submenu = Array.isArray(item.submenu) ? { submenu: withRoleLabels(item.submenu) } : {};
    return { ...item, ...submenu, ...(label === undefined ? {} : { label }) };
  });
}
