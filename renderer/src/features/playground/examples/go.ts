import list from '../../../../../resources/examples/go/examples.json';

export { list };

/** Each file's text by its path under resources/. */
export const files = import.meta.glob<string>(['../../../../../resources/examples/go/*/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
