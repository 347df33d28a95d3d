import type { z } from 'zod';
import type { InputOf, OutputOf } from './call';
import { HOST_CALLS, HOST_EVENTS } from './host';
import { LANGUAGE_CALLS } from './language';
import { LINK_CALLS, LINK_EVENTS } from './links';
import { OFFLINE_CALLS } from './offline';
import { SESSION_CALLS, SESSION_EVENTS } from './session';
import { STORAGE_CALLS } from './storage';
import { UPDATE_CALLS, UPDATE_EVENTS } from './updates';

/** All calls of the desktop bridge by channel: a file per domain. */
export const DESKTOP_CALLS = {
  ...HOST_CALLS,
  ...LANGUAGE_CALLS,
  ...LINK_CALLS,
  ...OFFLINE_CALLS,
  ...SESSION_CALLS,
  ...STORAGE_CALLS,
  ...UPDATE_CALLS,
};

/** What main sends without being asked, by channel: the schema of the payload. */
export const DESKTOP_EVENTS = {
  ...HOST_EVENTS,
  ...LINK_EVENTS,
  ...SESSION_EVENTS,
  ...UPDATE_EVENTS,
};

export type DesktopCalls = typeof DESKTOP_CALLS;
export type DesktopChannel = keyof DesktopCalls;
/** A call's input on this channel. */
export type DesktopInput<Channel extends DesktopChannel> = InputOf<DesktopCalls[Channel]>;
/** What this channel's calls resolve to. */
export type DesktopOutput<Channel extends DesktopChannel> = OutputOf<DesktopCalls[Channel]>;

export type DesktopEvents = typeof DESKTOP_EVENTS;
export type DesktopEventChannel = keyof DesktopEvents;
export type DesktopPayload<Channel extends DesktopEventChannel> = z.output<DesktopEvents[Channel]>;

export type { DesktopCall, DesktopReply } from './call';
export type { DeepLink } from './links';
