import { expect, test } from 'vitest';
import { policyOf } from './policy';

test.each([
  ['example.org/app // mine', 'example.org/app'],
  ...['fmt', 'fmt/more', 'internal', 'emberforge', 'emberforge/x', 'main', 'unsafe', 'C', 'go.runtime'].map(
    (taken) => [taken, 'example.com/program'],
  ),
])('a go.mod with module name %s results in module %s', (named, module) => {
  const files = [{ name: 'go.mod', content: `module ${named}\n\ngo 1.25\n` }];
  const shipped = ['fmt', 'internal/abi', 'emberforge/judge'];
  expect(policyOf({ language: 'go', files }, shipped).Module).toBe(module);
});
