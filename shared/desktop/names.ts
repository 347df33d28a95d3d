/** A channel's place on the bridge: `session:sign-in` is `session.signIn`. */
export function bridgeName(channel: string): { domain: string; verb: string } {
  const [domain = '', verb = ''] = channel.split(':');
  return { domain: toCamel(domain), verb: toCamel(verb) };
}

/** An event's place on the bridge: `links:opened` is `links.onOpened`. */
export function listenerName(channel: string): { domain: string; verb: string } {
  const { domain, verb } = bridgeName(channel);
  return { domain, verb: `on${verb.charAt(0).toUpperCase()}${verb.slice(1)}` };
}

const toCamel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
