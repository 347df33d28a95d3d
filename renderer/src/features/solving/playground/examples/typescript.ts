import list from '../../../../../../resources/examples/typescript/examples.json';

export { list };

/** The content of each file by its path in resources/. */
export const files = import.meta.glob<string>(['../../../../../../resources/examples/typescript/*/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
