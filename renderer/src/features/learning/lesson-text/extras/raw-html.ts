import rehypeRaw from 'rehype-raw';

/** Reads raw HTML in a text. Its result is not safe until it's sanitized. */
export default rehypeRaw;
