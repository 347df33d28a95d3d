import type {
  DesktopChannel,
  DesktopEventChannel,
  DesktopInput,
  DesktopOutput,
  DesktopPayload,
} from './index';

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type DomainOf<Channel extends string> = Channel extends `${infer Domain}:${string}` ? Camel<Domain> : never;
type VerbOf<Channel extends string> = Channel extends `${string}:${infer Verb}` ? Camel<Verb> : never;

/** Rejects with an error whose message a learner can read. */
type CallOn<Channel extends DesktopChannel> =
  undefined extends DesktopInput<Channel>
    ? () => Promise<DesktopOutput<Channel>>
    : (input: DesktopInput<Channel>) => Promise<DesktopOutput<Channel>>;

/** Returns a function that stops listening. */
type ListenOn<Channel extends DesktopEventChannel> = (
  listener: (payload: DesktopPayload<Channel>) => void,
) => () => void;

/**
 * `window.emberforge` in the desktop app: functions only, one per call (`host.describe()`) and one per event
 * (`links.onOpened(listener)`).
 */
export type DesktopBridge = {
  [Domain in DomainOf<DesktopChannel | DesktopEventChannel>]: {
    [Channel in DesktopChannel as DomainOf<Channel> extends Domain
      ? VerbOf<Channel>
      : never]: CallOn<Channel>;
  } & {
    [Channel in DesktopEventChannel as DomainOf<Channel> extends Domain
      ? `on${Capitalize<VerbOf<Channel>>}`
      : never]: ListenOn<Channel>;
  };
};
