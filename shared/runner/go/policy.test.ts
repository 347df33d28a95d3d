import { expect, test } from 'vitest';
import { policyOf } from './policy';

test.each([
  ['example.org/app // mine', 'example.org/app'],
  ...['fmt', 'fmt/more', 'internal', 'emberforge', 'emberforge/x', 'main', 'unsafe', 'C', 'go.runtime'].map(
    (taken) => [taken, 'example.com/program'],
  ),
])('a go.mod that names the module %s makes it %s', (named, module) => {
  const files = [{ name: 'go.mod', content: `module ${named}\n\ngo 1.25\n` }];
  const shipped = ['fmt', 'internal/abi', 'emberforge/judge'];
  expect(policyOf({ language: 'go', files }, shipped).Module).toBe(module);
});
