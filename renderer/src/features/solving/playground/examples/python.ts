import list from '../../../../../../resources/examples/python/examples.json';

export { list };

/** The content of each file by its path in resources/. */
export const files = import.meta.glob<string>(['../../../../../../resources/examples/python/*/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
