import type { World } from '../example';

/** Makes a resource at its first use. Rate limits don't allow one per example. */
export const oncePerLearner = <T>(make: (world: World) => Promise<T>) => once(({ learner }) => learner, make);

/** The same for a resource that all learners can share. */
export const oncePerServer = <T>(make: (world: World) => Promise<T>) => once(({ server }) => server, make);

function once<T>(ownerOf: (world: World) => object, make: (world: World) => Promise<T>) {
  const made = new WeakMap<object, Promise<T>>();
  return (world: World): Promise<T> => {
    const resource = made.get(ownerOf(world)) ?? make(world);
    made.set(ownerOf(world), resource);
    return resource;
  };
}
