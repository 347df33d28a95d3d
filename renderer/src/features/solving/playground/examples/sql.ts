import list from '../../../../../../resources/examples/sql/examples.json';

export { list };

/** The content of each file by its path in resources/. */
export const files = import.meta.glob<string>(['../../../../../../resources/examples/sql/*/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
