import list from '../../../../../resources/examples/javascript/examples.json';

export { list };

/** Each file's text by its path under resources/. */
export const files = import.meta.glob<string>(['../../../../../resources/examples/javascript/*/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
