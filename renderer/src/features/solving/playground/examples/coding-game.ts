import list from '../../../../../../resources/examples/coding-game/examples.json';

export { list };

/** The content of each file by its path in resources/. */
export const files = import.meta.glob<string>(['../../../../../../resources/examples/coding-game/*/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
