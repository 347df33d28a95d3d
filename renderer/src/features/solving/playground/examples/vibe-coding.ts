import list from '../../../../../../resources/examples/vibe-coding/examples.json';

export { list };

/** The content of each file by its path in resources/. */
export const files = import.meta.glob<string>(['../../../../../../resources/examples/vibe-coding/*/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
