import 'katex/dist/katex.min.css';
import rehypeKatex, { type Options } from 'rehype-katex';
import type { Pluggable } from 'unified';

const options: Options = {
  // A page that the server renders has neither the style sheet nor the fonts, and MathML needs none.
  output: import.meta.env.SSR ? 'mathml' : 'htmlAndMathml',
  // MathML takes no custom property; this is readable in both themes.
  errorColor: '#d0553f',
  strict: 'ignore',
  trust: false,
  maxExpand: 500,
  maxSize: 40,
};

/** Typesets maths, with MathML for screen readers. */
const math: Pluggable = [rehypeKatex, options];
export default math;
