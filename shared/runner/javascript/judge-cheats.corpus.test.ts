import { describe, expect, test } from 'vitest';
import { javascriptAttacks } from '../testing/attacks/javascript';
import { assertHeld } from '../testing/attacks/outcome';
import { HereRunner } from '../testing/run-here';

/* Programs that try to pass tests without solving them, on this thread; the sandbox tries the same on processes. */
const runner = new HereRunner();

describe('nothing is won by', () => {
  const attacks = javascriptAttacks.map((attack) => [attack.name, attack] as const);
  test.each(attacks)('%s', (_, attack) => assertHeld(runner, attack));
});

describe('the files of the tests', () => {
  test.each([
    "import './main.test.js';",
    "await import('./main.test.js');",
    "import 'vitest';",
    "import * as t from '(tests)';",
  ])('cannot be imported or read by %s', async (deed) => {
    const content = "import './main.js';\ntest('secret', () => expect(0).toBe(987654321));";
    const result = await runner.program('javascript', deed, { tests: [{ name: 'main.test.js', content }] });
    expect(result).toMatchObject({ exitCode: 1, tests: [{ outcome: 'error' }] });
    expect(JSON.stringify(result)).not.toContain('987654321');
  });
});
