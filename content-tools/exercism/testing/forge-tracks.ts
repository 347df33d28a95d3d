import { randomUUID } from 'node:crypto';
import type { ExerciseKind } from '../track';

/* Tracks in Exercism's published format, with exercises of our own. Each stub fails and each example passes. */

type Files = Record<string, string>;

interface Exercise {
  kind: ExerciseKind;
  slug: string;
  /** What its own config.json names; an empty list says no more than none. */
  files: Record<string, string[]>;
  texts: Files;
  status?: 'wip' | 'beta' | 'active' | 'deprecated';
}

/** What each track's config.json names: both kinds of solution, of which every exercise has one. */
const PATTERNS: Record<string, Record<string, string[]>> = {
  python: {
    solution: ['%{snake_slug}.py'],
    test: ['%{snake_slug}_test.py'],
    example: ['.meta/example.py'],
    exemplar: ['.meta/exemplar.py'],
  },
  javascript: {
    solution: ['%{kebab_slug}.js'],
    test: ['%{kebab_slug}.spec.js'],
    example: ['.meta/proof.ci.js'],
    exemplar: ['.meta/exemplar.js'],
  },
  typescript: {
    solution: ['%{kebab_slug}.ts'],
    test: ['%{kebab_slug}.test.ts'],
    example: ['.meta/proof.ci.ts'],
    exemplar: ['.meta/exemplar.ts'],
  },
  go: {
    solution: ['%{snake_slug}.go'],
    test: ['%{snake_slug}_test.go'],
    example: ['.meta/example.go'],
    exemplar: ['.meta/exemplar.go'],
    invalidator: ['go.mod'],
  },
  c: {
    solution: ['%{snake_slug}.c', '%{snake_slug}.h'],
    test: ['test_%{snake_slug}.c'],
    example: ['.meta/example.c', '.meta/example.h'],
    exemplar: ['.meta/exemplar.c', '.meta/exemplar.h'],
  },
};

/** A track's files by path. */
function track(slug: string, language: string, exercises: readonly Exercise[]): Files {
  const listed = (kind: ExerciseKind) =>
    exercises
      .filter((exercise) => exercise.kind === kind)
      .map(({ slug: name, status }) => ({
        slug: name,
        name: titled(name),
        uuid: randomUUID(),
        ...(kind === 'concept'
          ? { concepts: ['lists'], prerequisites: [] }
          : { practices: ['lists'], prerequisites: ['lists'], difficulty: 2 }),
        ...(status && { status }),
      }));
  const config = {
    language,
    slug,
    active: true,
    status: { concept_exercises: true, test_runner: true, representer: true, analyzer: false },
    blurb: `${language} at the forge.`,
    version: 3,
    online_editor: { indent_style: 'space', indent_size: 4, highlightjs_language: slug },
    test_runner: { average_run_time: 2 },
    files: PATTERNS[slug],
    exercises: { concept: listed('concept'), practice: listed('practice'), foregone: ['lens-person'] },
    concepts: [{ uuid: randomUUID(), slug: 'lists', name: 'Lists' }],
    key_features: [{ title: 'Warm', content: 'It glows.', icon: 'fun' }],
    tags: ['typing/dynamic'],
  };
  const files: Files = { 'config.json': JSON.stringify(config, null, 2) };
  for (const { kind, slug: name, files: own, texts } of exercises) {
    const folder = `exercises/${kind}/${name}`;
    const meta = {
      authors: ['wren'],
      contributors: ['hob', 'mira'],
      files: own,
      ...(kind === 'concept' ? { icon: 'anvil', forked_from: [`elixir/${name}`] } : { source: 'A forge' }),
      blurb: 'At the forge.',
      custom: {
        'version.tests.compatibility': 'jest-27',
        'flag.tests.task-per-describe': false,
        taskIdsEnabled: true,
      },
    };
    files[`${folder}/.meta/config.json`] = JSON.stringify(meta, null, 2);
    files[`${folder}/.docs/instructions.md`] =
      '# Instructions\n\nCount the hot bars.\n\n## 1. Count them\n\n```\n[700, 900]\n```\n\n~~~~exercism/note\nMind the limit.\n~~~~\n';
    for (const [path, text] of Object.entries(texts)) files[`${folder}/${path}`] = text;
  }
  return files;
}

const titled = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

export const PYTHON_TRACK = track('python', 'Python', [
  {
    kind: 'concept',
    slug: 'hot-bars',
    files: {
      solution: ['hot_bars.py', 'tools/limits.py'],
      test: ['hot_bars_test.py', 'limits_test.py'],
      exemplar: ['.meta/exemplar/hot_bars.py', '.meta/exemplar/tools/limits.py'],
      editor: ['bars_data.py'],
    },
    texts: {
      '.docs/introduction.md': '# Introduction\n\nLists hold many things.\n',
      '.docs/hints.md': '# Hints\n\n## General\n\n- A list can be gone through.\n',
      'hot_bars.py': 'def count_hot(bars):\n    pass\n',
      'tools/limits.py': 'LIMIT = 0\n',
      'bars_data.py': 'BARS = [700, 900, 850]\n',
      '.meta/exemplar/hot_bars.py':
        'from tools.limits import LIMIT\n\n\ndef count_hot(bars):\n    return sum(1 for bar in bars if bar > LIMIT)\n',
      '.meta/exemplar/tools/limits.py': 'LIMIT = 800\n',
      'hot_bars_test.py':
        'import unittest\n\nfrom bars_data import BARS\nfrom hot_bars import count_hot\n\n\nclass HotBarsTest(unittest.TestCase):\n    def test_counts(self):\n        self.assertEqual(count_hot(BARS), 2)\n\n    @unittest.skip("later")\n    def test_none(self):\n        self.assertEqual(count_hot([]), 0)\n',
      'limits_test.py': 'from tools.limits import LIMIT\n\n\ndef test_limit():\n    assert LIMIT == 800\n',
    },
  },
  {
    kind: 'practice',
    slug: 'ring-sizes',
    files: { solution: ['ring_sizes.py'], test: ['ring_sizes_test.py'], example: ['.meta/example.py'] },
    texts: {
      'ring_sizes.py': 'def sizes(rings):\n    pass\n',
      'ring_sizes_test.py':
        'from ring_sizes import sizes\n\n\ndef test_sizes():\n    assert sizes(["ab", "c"]) == [2, 1]\n',
      '.meta/example.py': 'def sizes(rings):\n    return [len(ring) for ring in rings]\n',
    },
  },
  {
    kind: 'concept',
    slug: 'quench-bath',
    files: { solution: [], test: [], exemplar: [] },
    status: 'beta',
    texts: {
      '.docs/introduction.md': '# Introduction\n\nBooleans are true or false.\n',
      'quench_bath.py': 'def is_hot(degrees):\n    pass\n',
      'quench_bath_test.py':
        'from quench_bath import is_hot\n\n\ndef test_hot():\n    assert is_hot(900) is True\n',
      '.meta/exemplar.py': 'def is_hot(degrees):\n    return degrees > 800\n',
    },
  },
  { kind: 'practice', slug: 'cold-forge', files: {}, status: 'deprecated', texts: {} },
  {
    kind: 'practice',
    slug: 'needs-the-network',
    files: {},
    texts: {
      'needs_the_network.py': 'def ask():\n    pass\n',
      'needs_the_network_test.py':
        'import requests\nfrom needs_the_network import ask\n\n\ndef test_ask():\n    assert ask() == requests.get("x")\n',
      '.meta/example.py': 'def ask():\n    return 1\n',
    },
  },
]);

const JAVASCRIPT_TEST =
  "import { describe, expect, test, xtest } from '@jest/globals';\nimport { countHot } from './hot-bars';\n\ndescribe('hot bars', () => {\n  test('counts', () => {\n    expect(countHot([700, 900])).toBe(1);\n  });\n\n  xtest('none', () => {\n    expect(countHot([])).toEqual(0);\n  });\n});\n";

export const OTHER_TRACKS: Record<string, Files> = {
  javascript: track('javascript', 'JavaScript', [
    {
      kind: 'practice',
      slug: 'hot-bars',
      files: { solution: ['hot-bars.js'], test: ['hot-bars.spec.js'], example: ['.meta/proof.ci.js'] },
      texts: {
        'hot-bars.js':
          "export const countHot = (bars) => {\n  throw new Error('Remove this line and write your own');\n};\n",
        'hot-bars.spec.js': JAVASCRIPT_TEST,
        '.meta/proof.ci.js': 'export const countHot = (bars) => bars.filter((bar) => bar > 800).length;\n',
        'package.json': '{}\n',
      },
    },
  ]),
  typescript: track('typescript', 'TypeScript', [
    {
      kind: 'practice',
      slug: 'hot-bars',
      files: { solution: ['hot-bars.ts'], test: ['hot-bars.test.ts'], example: ['.meta/proof.ci.ts'] },
      texts: {
        'hot-bars.ts':
          "export function countHot(bars: unknown): unknown {\n  throw new Error('Remove this line');\n}\n",
        'hot-bars.test.ts': JAVASCRIPT_TEST.replace(/import \{ describe.*\n/, '')
          .replace('xtest', 'it.skip')
          .replaceAll('./hot-bars.ts', './hot-bars'),
        '.meta/proof.ci.ts':
          'export function countHot(bars: number[]): number {\n  return bars.filter((bar) => bar > 800).length\n}\n',
      },
    },
  ]),
  go: track('go', 'Go', [
    {
      kind: 'practice',
      slug: 'hot-bars',
      files: {
        solution: ['hot_bars.go'],
        test: ['hot_bars_test.go'],
        example: ['.meta/example.go'],
        editor: ['cases_test.go'],
        invalidator: ['go.mod'],
      },
      texts: {
        'go.mod': 'module hotbars\n\ngo 1.18\n',
        'hot_bars.go':
          'package hotbars\n\n// CountHot counts the hot bars.\nfunc CountHot(bars []int) int {\n\tpanic("write me")\n}\n',
        'cases_test.go':
          'package hotbars\n\nvar cases = []struct {\n\tbars []int\n\twant int\n}{{[]int{700, 900}, 1}, {nil, 0}}\n',
        'hot_bars_test.go':
          'package hotbars\n\nimport "testing"\n\nfunc TestCountHot(t *testing.T) {\n\tfor _, tc := range cases {\n\t\tif got := CountHot(tc.bars); got != tc.want {\n\t\t\tt.Errorf("CountHot(%v) = %d, want %d", tc.bars, got, tc.want)\n\t\t}\n\t}\n}\n\nfunc BenchmarkCountHot(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\tCountHot([]int{1})\n\t}\n}\n',
        '.meta/example.go':
          'package hotbars\n\nfunc CountHot(bars []int) int {\n\tcount := 0\n\tfor _, bar := range bars {\n\t\tif bar > 800 {\n\t\t\tcount++\n\t\t}\n\t}\n\treturn count\n}\n',
      },
    },
  ]),
  c: track('c', 'C', [
    {
      kind: 'practice',
      slug: 'hot-bars',
      files: {
        solution: ['hot_bars.h', 'hot_bars.c'],
        test: ['test_hot_bars.c'],
        example: ['.meta/example.c', '.meta/example.h'],
      },
      texts: {
        'hot_bars.h': '#ifndef HOT_BARS_H\n#define HOT_BARS_H\n\n#endif\n',
        'hot_bars.c': '#include "hot_bars.h"\n',
        'test_hot_bars.c':
          '#include "test-framework/unity.h"\n#include "hot_bars.h"\n#include <stdlib.h>\n#include <string.h>\n\nvoid setUp(void)\n{\n}\n\nvoid tearDown(void)\n{\n}\n\nstatic void check(int expected, const int *bars, size_t length)\n{\n   int *copy = malloc(length * sizeof(int));\n   memcpy(copy, bars, length * sizeof(int));\n   int actual = count_hot(copy, length);\n   TEST_ASSERT_EQUAL(expected, actual);\n   TEST_ASSERT_EQUAL(expected, count_hot(bars, actual + length - expected));\n   free(copy);\n}\n\nstatic void test_counts(void)\n{\n   int bars[] = { 700, 900 };\n   int expected = count_hot(bars, 0) + 1;\n   check(expected, bars, 2);\n}\n\nstatic void test_none(void)\n{\n   TEST_IGNORE();   // delete this line to run test\n   TEST_ASSERT_EQUAL(0, count_hot(NULL, 0));\n}\n\nint main(void)\n{\n   UNITY_BEGIN();\n   RUN_TEST(test_counts);\n   RUN_TEST(test_none);\n   return UNITY_END();\n}\n',
        '.meta/example.h':
          '#ifndef HOT_BARS_H\n#define HOT_BARS_H\n\n#include <stddef.h>\n\nint count_hot(const int *bars, size_t length);\n\n#endif\n',
        '.meta/example.c':
          '#include "hot_bars.h"\n\nint count_hot(const int *bars, size_t length)\n{\n   int count = 0;\n   for (size_t i = 0; i < length; i++)\n      if (bars[i] > 800)\n         count++;\n   return count;\n}\n',
      },
    },
  ]),
};
