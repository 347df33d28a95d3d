import list from '../../../../../../resources/examples/go/examples.json';

export { list };

/** The content of each file by its path in resources/. */
export const files = import.meta.glob<string>(['../../../../../../resources/examples/go/*/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
