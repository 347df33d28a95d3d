/**
 * The bridge's third part: which of the objects that both sides know have changed since.
 */
export const CHANGES_SOURCE = `
  /** What an object holds, one level deep: enough to see whether it has changed since. */
  function shotOf(value, kind) {
    const shot = [isFrozen(value)];
    if (kind === 'array') for (let i = 0; i < value.length; i += 1) push(shot, i in value ? value[i] : HOLE);
    else if (kind === 'typed') for (let i = 0; i < value.length; i += 1) push(shot, value[i]);
    else if (kind === 'map') mapEach(value, (item, key) => { push(shot, key); push(shot, item); });
    else if (kind === 'set') setEach(value, (item) => push(shot, item));
    else if (kind === 'date') push(shot, timeOf(value));
    else if (kind === 'object' || kind === 'instance') {
      const keys = ownKeys(value);
      for (let i = 0; i < keys.length; i += 1) if (typeof keys[i] === 'string') { push(shot, keys[i]); push(shot, value[keys[i]]); }
    }
    return shot;
  }
  const sameShot = (a, b) => {
    if (a === undefined || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i += 1) if (!is(a[i], b[i])) return false;
    return true;
  };

  const newOut = () => ({ seen: new MapClass(), queue: [] });

  /** What is new or changed among the objects that a message names, and among those that were named lately. */
  function contents(out, also, inCallback = false) {
    const list = [], older = watched;
    for (let i = 0; i < also.length; i += 1) write(also[i], out);
    const named = out.queue.length;
    for (let i = 0; i < older.length; i += 1) write(older[i], out);
    const last = out.queue.length;
    for (let i = 0; i < out.queue.length; i += 1) {
      const value = out.queue[i], kind = mapGet(kinds, value), isNew = !mapHas(known, value);
      if (!isNew && !changes(kind)) continue;
      if (mapHas(numberOfTheirs, value) && !changes(kind)) continue;
      // A long list that goes along to every call-back is looked at again when the program's own call is over.
      if (inCallback && !isNew && kind === 'array' && value.length > WATCHED_ITEMS) continue;
      const shot = shotOf(value, kind);
      if (i < named || i >= last) watch(value, kind, shot);
      if (!isNew && sameShot(mapGet(known, value), shot)) {
        for (let at = 0; at < shot.length; at += 1) if (isThing(shot[at])) write(shot[at], out);
        continue;
      }
      const content = contentOf(value, kind, out);
      mapSet(known, value, shot);
      push(list, [mapGet(numberOfTheirs, value) ?? mapGet(numberOfMine, value), kind, content]);
      if (kind === 'promise') follow(value, mapGet(numberOfMine, value)[2]);
    }
    return list;
  }

  const isThing = (value) => ((typeof value === 'object' && value !== null) || typeof value === 'function') && value !== HOLE;

  function watch(value, kind, shot) {
    if (!changes(kind) || shot.length > WATCHED_ITEMS || watched[0] === value) return;
    const next = [value];
    let items = shot.length;
    for (let i = 0; i < watched.length && next.length < WATCHED; i += 1) {
      if (watched[i] === value) continue;
      items += mapGet(known, watched[i])?.length ?? 0;
      if (items > WATCHED_ITEMS) break;
      push(next, watched[i]);
    }
    watched = next;
  }

  function follow(promise, number) {
    const settle = (ok) => (value) => { ask('settle', [number, ok, value]); };
    then(promise, settle(true), settle(false));
  }
`;
