import { LANGUAGE_FACTS } from '@shared/runner/languages';
import type { Language } from '@shared/runner/runner';
import { type Attack, javascriptAttempt, requestOf } from '@shared/runner/testing/attacks/attack';
import { attackNamed, COMPILER_ATTACKS, INTERPRETER_ATTACKS } from '@shared/runner/testing/attacks/corpus';
import { assertUnharmed } from '@shared/runner/testing/attacks/honest';
import { AttackedPage, attackProblem, Listener } from '../fixtures/attacks';
import { printed, runButton, sharedAddress, whenReady } from '../fixtures/playground';
import { editorText, expect, test } from '../fixtures/test';

/*
 * The corpus of attacks, run on the browser's runner. server/src/sandbox runs the same attacks on the server's processes, and
 * each must have the same outcome here.
 */

/** Number of parallel pages, one per core. */
const PAGES = 2;

let listener: Listener;
let pages: AttackedPage[];

test.setTimeout(600_000); // Go compiles each program and the one after it, which takes minutes on a busy machine.
test.beforeAll(async ({ browser, server }) => {
  listener = await Listener.open();
  pages = await Promise.all(Array.from({ length: PAGES }, () => AttackedPage.open(browser, server.url)));
});
test.afterAll(async () => {
  await Promise.all(pages.map(({ context }) => context.close()));
  await listener.close();
});

/** Distributes the attacks among the pages and returns all problems. */
async function problemsOf(attacks: readonly Attack[]): Promise<string[]> {
  const waiting = [...attacks];
  const problems: string[] = [];
  const work = async (page: AttackedPage) => {
    for (let attack = waiting.shift(); attack; attack = waiting.shift()) {
      const problem = await attackProblem(page, attack, listener);
      if (problem) problems.push(problem);
    }
  };
  await Promise.all(pages.map(work));
  return problems;
}

for (const [theme, attacksOn] of Object.entries({ ...INTERPRETER_ATTACKS, ...COMPILER_ATTACKS })) {
  test(theme, async () => {
    expect(await problemsOf(attacksOn(listener.port))).toEqual([]);
  });
}

/** Takes practically forever to compile, because each level includes the next one twice. */
const SELF_INCLUDING: Attack = {
  name: 'c: a file that includes itself twice',
  language: 'c',
  files: [
    {
      name: 'main.c',
      content: '#if __INCLUDE_LEVEL__ < 60\n#include "main.c"\n#include "main.c"\n#endif\nint main(void) {}',
    },
  ],
  expect: 'capped',
};

test('an endless compiler in the page can be stopped, and the next run works', async () => {
  const halves: Attack[][] = [
    [attackNamed('typescript: arrow functions that the parser tries twice each'), SELF_INCLUDING],
    [attackNamed('go: an endless comparison to compile')],
  ];
  const endsOf = async (page: AttackedPage, attacks: readonly Attack[]) => {
    const ends: string[] = [];
    for (const attack of attacks) {
      ends.push(`${attack.name}: ${await page.stopRun(requestOf(attack))}`);
      await assertUnharmed(page, attack.language);
    }
    return ends;
  };
  const ends = await Promise.all(halves.map((attacks, at) => endsOf(pages[at]!, attacks)));
  expect(ends.flat()).toEqual(halves.flat().map(({ name }) => `${name}: AbortError`));
});

test('side effects of a program that runs in the page itself are detected', async ({ browser, server }) => {
  const page = await AttackedPage.open(browser, server.url, { bypassCSP: true });
  await page.runInPage();
  const attempts = [
    "localStorage.setItem('mine', '1');",
    "document.cookie = 'mine=1';",
    "sessionStorage.setItem('mine', '1');",
    "await new Promise((done) => { indexedDB.open('mine').onsuccess = done; });",
    "await (await caches.open('mine')).put('/mine', new Response(''));",
    'console.log(localStorage.secret);',
    `await fetch('http://127.0.0.1:${listener.port}/mine');`,
    "document.body.textContent = '';",
  ].map((code) => javascriptAttempt(code, `${code} throw new Error();`));
  const problems: (string | undefined)[] = [];
  for (const attempt of attempts) {
    problems.push(await attackProblem(page, attempt, listener));
    page.forget();
  }
  expect(problems.map((problem, at) => problem ?? `undetected: ${attempts[at]!.name}`)).toEqual([
    ...['mine', 'mine=1', 'mine', 'mine', 'mine'].map((left) => expect.stringContaining(left)),
    expect.stringContaining('CANARY'),
    expect.stringContaining('unexpected requests'),
    expect.stringContaining('the page has changed'),
  ]);
  expect(listener.reached).not.toEqual([]);
  await page.context.close();
});

/** Endless programs with typical mistakes. `begun`: they print 'begun' first. */
const STUCK: readonly (Pick<Attack, 'language' | 'files'> & { begun: boolean; kept: string })[] = [
  stuck('python', 'print("begun", flush=True)\nwhile True: pass', 'while True'),
  stuck('javascript', 'console.log("begun");\nfor (;;);', 'for (;;)'),
  stuck('typescript', 'console.log("begun");\nfor (;;);', 'for (;;)'),
  stuck(
    'sql',
    "SELECT 'begun' AS a;\nWITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n;",
    'RECURSIVE',
  ),
  stuck(
    'c',
    '#include <stdio.h>\nint main(void) { puts("begun"); fflush(stdout); for (;;) getchar(); }',
    'getchar',
  ),
  stuck('go', 'package main\nimport "fmt"\nfunc main() { fmt.Println("begun"); for {} }', 'Println'),
  // The server compiles these two, because the page has no compiler yet. It never finishes.
  { ...SELF_INCLUDING, begun: false, kept: 'INCLUDE_LEVEL' },
  { ...attackNamed('go: an endless comparison to compile'), begun: false, kept: 'type t0' },
];

function stuck(language: Language, content: string, kept: string) {
  return { language, files: [{ name: LANGUAGE_FACTS[language].entry, content }], begun: true, kept };
}

for (const { language, files, begun, kept } of STUCK) {
  const what = begun ? 'an endless program' : 'an endless compilation';
  test(`${language}: ${what} can be stopped with the button, and its code is still there`, async ({
    page,
  }) => {
    await page.goto(sharedAddress(language, files));
    await whenReady(page);
    await runButton(page).click();
    if (begun) await expect.poll(() => printed(page), { timeout: 60_000 }).toContain('begun');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByText('You stopped the program.').first()).toBeVisible();
    await expect(runButton(page)).toBeVisible();
    await expect(editorText(page)).toContainText(kept);
  });
}

/** Programs that print forever. The output limit stops them before anyone could click Stop. */
const LOUD: readonly (Pick<Attack, 'language' | 'files'> & { kept: string })[] = [
  stuck('python', 'while True: print("x" * 100)', 'while True'),
  stuck('javascript', 'for (;;) console.log("x".repeat(100));', 'for (;;)'),
  stuck('typescript', 'for (;;) console.log("x".repeat(100));', 'for (;;)'),
  stuck('sql', 'SELECT hex(zeroblob(190)), hex(zeroblob(190));\n'.repeat(8000), 'zeroblob'),
  stuck('c', '#include <stdio.h>\nint main(void) { for (;;) puts("xxxxxxxxxxxxxxxx"); }', 'puts'),
  stuck(
    'go',
    'package main\nimport "fmt"\nfunc main() { for { fmt.Println("xxxxxxxxxxxxxxxx") } }',
    'Println',
  ),
];

for (const { language, files, kept } of LOUD) {
  test(`${language}: a program that prints forever leaves the page responsive`, async ({ page }) => {
    await page.goto(sharedAddress(language, files));
    await whenReady(page);
    await runButton(page).click();
    await expect(page.locator('[data-end]')).toHaveAttribute('data-end', 'limit', { timeout: 60_000 });
    await expect(runButton(page)).toBeVisible();
    await expect(editorText(page)).toContainText(kept);
  });
}
