import { describe, expect, test } from 'vitest';
import { outcomes, passes } from './testing/judged';

const PROGRAM = `
import logging, warnings
log = logging.getLogger("shop")
deep = logging.getLogger("shop.till")
class TooCheap(UserWarning): pass
def old(): warnings.warn("use fresh() instead", DeprecationWarning); return 1
def cheap(n): warnings.warn(TooCheap(f"only {n}")); return n
def quiet(): return 2
def sell(item): log.info("sold %s", item); deep.debug("till %s", item); return item
def lose(item):
  try: {}[item]
  except KeyError: log.exception("lost")
def shout(): logging.warning("loud")
`;

const allPass = (...bodies: string[]) => passes(PROGRAM, bodies);
const outcomesOf = (...bodies: string[]) => outcomes(PROGRAM, bodies);

describe('a test can check the program’s warnings', () => {
  test('with pytest', async () => {
    await allPass(
      'with pytest.warns(DeprecationWarning, match="fresh"): assert main.old() == 1',
      'with pytest.warns(main.TooCheap) as caught: main.cheap(3)\nassert len(caught) == 1 and str(caught[0].message) == "only 3" and caught[0].category is main.TooCheap and caught[0].lineno == 7',
      'with pytest.warns((UserWarning, DeprecationWarning)): main.cheap(3)',
      'with pytest.deprecated_call(): main.old()',
      'assert pytest.warns(UserWarning, main.cheap, 4) == 4',
      'with pytest.raises(DeprecationWarning), warnings.catch_warnings():\n  warnings.simplefilter("error"); main.old()',
      'with warnings.catch_warnings(record=True) as caught:\n  warnings.simplefilter("ignore"); main.old()\nassert caught == []',
    );
  });

  test('with unittest', async () => {
    await allPass(
      'with case.assertWarns(DeprecationWarning) as seen: main.old()\nassert "fresh" in str(seen.warning)',
      'with case.assertWarnsRegex(main.TooCheap, "only 5"): main.cheap(5)',
      'case.assertWarns(UserWarning, main.cheap, 4)',
    );
  });

  test('and fails on a missing or different warning', async () => {
    expect(
      await outcomesOf(
        'with pytest.warns(UserWarning): main.quiet()',
        'with pytest.warns(UserWarning): main.old()',
        'with pytest.warns(DeprecationWarning, match="other"): main.old()',
        'with case.assertWarns(UserWarning): main.quiet()',
      ),
    ).toEqual([
      "failed: DID NOT WARN. No warnings of type (<class 'UserWarning'>,) were emitted.\n Emitted warnings: [].",
      expect.stringMatching(/^failed: DID NOT WARN.*\n Emitted warnings: .*'use fresh\(\) instead'/),
      expect.stringMatching(
        /^failed: Regex pattern did not match.*\n Regex: 'other'\n.*'use fresh\(\) instead'/,
      ),
      'failed: UserWarning not triggered',
    ]);
  });
});

describe('a test can check the program’s logs', () => {
  test('with assertLogs', async () => {
    await allPass(
      'with case.assertLogs("shop", level="INFO") as seen: main.sell("pen")\nassert seen.output == ["INFO:shop:sold pen"] and seen.records[0].getMessage() == "sold pen"',
      'with case.assertLogs(main.log, level="DEBUG") as seen: main.sell("pen")\nassert seen.output == ["INFO:shop:sold pen", "DEBUG:shop.till:till pen"]',
      'with case.assertLogs() as seen: main.sell("pen"); main.shout()\nassert seen.output == ["INFO:shop:sold pen", "WARNING:root:loud"]',
      'with case.assertLogs(level="ERROR") as seen: main.lose("pen")\nassert "KeyError: \'pen\'" in seen.records[0].exc_text',
      'with case.assertNoLogs("shop", level="WARNING"): main.sell("pen")',
    );
  });

  test('with caplog', async () => {
    await allPass(
      'main.shout(); main.sell("pen"); assert caplog.messages == ["loud"] and caplog.record_tuples == [("root", 30, "loud")]',
      'caplog.set_level(logging.INFO); main.sell("pen"); assert caplog.messages == ["sold pen"] and "sold pen" in caplog.text',
      'with caplog.at_level("DEBUG", logger="shop"): main.sell("pen")\nassert caplog.messages == ["sold pen", "till pen"]\ncaplog.clear(); main.sell("pen"); assert caplog.messages == []',
      'logging.getLogger().warning("mine"); assert caplog.messages == ["mine"]',
    );
  });

  test('and fails on missing or unexpected logs', async () => {
    expect(
      await outcomesOf(
        'with case.assertLogs("shop"): main.quiet()',
        'with case.assertNoLogs("shop"): main.sell("pen")',
      ),
    ).toEqual([
      'failed: no logs of level INFO or higher triggered on shop',
      "failed: Unexpected logs found: ['INFO:shop:sold pen']",
    ]);
  });

  test('and leaves no handlers behind for the next test or the program', async () => {
    await allPass(
      'with case.assertLogs("shop", level="DEBUG"): main.sell("pen")',
      'assert main.log.handlers == [] and main.log.propagate and main.log.level == 0',
      'main.shout()',
    );
  });
});
