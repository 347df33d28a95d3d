/**
 * What a process does: answers requests, delivers events to their subscribers, runs scheduled jobs, and runs learners'
 * programs (without REDIS_URL, which has them run elsewhere). One server does it all; several can share the work
 * (docs/hosting.md), and an operator's command does none of it.
 */
export const ROLES = ['web', 'events', 'jobs', 'runner'] as const;
export type Role = (typeof ROLES)[number];

/** Roles as they are written in a setting, such as `web,runner`; undefined if one of them isn't known. */
export function readRoles(text: string): ReadonlySet<Role> | undefined {
  const names = text.split(',').map((name) => name.trim());
  return names.every(isRole) ? new Set(names) : undefined;
}

const isRole = (name: string): name is Role => (ROLES as readonly string[]).includes(name);
