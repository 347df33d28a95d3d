import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CliStep } from '@web/api';
import { Fragment, type ReactNode } from 'react';

type CommandTest = NonNullable<CliStep['cliCommand']>['tests'][number];
type RequestTest = NonNullable<CliStep['httpRequest']>['tests'][number];
type Operator = 'eq' | 'gt' | 'contains' | 'not_contains';

/** What each test of a step asks for: "exits with code 0", "the response contains `id`". */
export const testsIn = ({ cliCommand, httpRequest }: CliStep): ReactNode[] =>
  httpRequest ? httpRequest.tests.map(requestTest) : (cliCommand?.tests ?? []).map(commandTest);

/** The author's description of a step, or else what kind of step it is. */
export const nameOf = ({ description, httpRequest }: CliStep): string =>
  description || (httpRequest ? t`Send a request` : t`Run a command`);

function commandTest(test: CommandTest): ReactNode {
  const { stdoutContainsAll, stdoutContainsNone, stdoutLinesGt, stdoutJq, exitCode } = test;
  if (stdoutContainsAll)
    return (
      <Trans>
        prints <Codes texts={stdoutContainsAll} word="and" />
      </Trans>
    );
  if (stdoutContainsNone)
    return (
      <Trans>
        doesn’t print <Codes texts={stdoutContainsNone} word="or" />
      </Trans>
    );
  if (stdoutLinesGt !== undefined) {
    const lines = stdoutLinesGt + 1;
    return plural(lines, { one: 'prints at least # line', other: 'prints at least # lines' });
  }
  if (!stdoutJq) return <Trans>exits with code {exitCode}</Trans>;
  const { query, expectedResults, inputMode } = stdoutJq;
  return inputMode === 'jsonl' ? (
    <Trans>
      <code>{query}</code> of its JSON lines <Results results={expectedResults} />
    </Trans>
  ) : (
    <Trans>
      <code>{query}</code> of its JSON <Results results={expectedResults} />
    </Trans>
  );
}

function requestTest(test: RequestTest): ReactNode {
  const { bodyContains, bodyContainsNone, headersContain, trailersContain, jsonValue, statusCode } = test;
  if (bodyContains !== undefined)
    return (
      <Trans>
        the response contains <code>{bodyContains}</code>
      </Trans>
    );
  if (bodyContainsNone !== undefined)
    return (
      <Trans>
        the response doesn’t contain <code>{bodyContainsNone}</code>
      </Trans>
    );
  if (headersContain) {
    const { key, value } = headersContain;
    return (
      <Trans>
        the header <code>{key}</code> contains <code>{value}</code>
      </Trans>
    );
  }
  if (trailersContain) {
    const { key, value } = trailersContain;
    return (
      <Trans>
        the trailer <code>{key}</code> contains <code>{value}</code>
      </Trans>
    );
  }
  if (!jsonValue) return <Trans>answers with status {statusCode}</Trans>;
  const { path, operator, intValue, stringValue, boolValue } = jsonValue;
  return (
    <>
      <code>{path}</code> <Result operator={operator} value={intValue ?? boolValue ?? stringValue ?? ''} />
    </>
  );
}

const CommaList = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, at) => (
    <Fragment key={text}>
      {at > 0 && ', '}
      <code>{text}</code>
    </Fragment>
  ));

/** `a`, `b` and `c`, or with "or". */
function Codes({ texts, word }: { texts: readonly string[]; word: 'and' | 'or' }) {
  if (texts.length < 2) return <CommaList texts={texts} />;
  const last = texts.slice(-1);
  const others = texts.slice(0, -1);
  return word === 'and' ? (
    <Trans>
      <CommaList texts={others} /> and <CommaList texts={last} />
    </Trans>
  ) : (
    <Trans>
      <CommaList texts={others} /> or <CommaList texts={last} />
    </Trans>
  );
}

interface ResultProps {
  operator: Operator;
  value: string | number | boolean;
}

/** The end of a sentence about a value in JSON. */
function Result({ operator, value }: ResultProps) {
  const shown = typeof value === 'string' ? `"${value}"` : String(value);
  switch (operator) {
    case 'eq':
      return (
        <Trans comment="After the name of a value in JSON">
          is <code>{shown}</code>
        </Trans>
      );
    case 'gt':
      return (
        <Trans>
          is more than <code>{shown}</code>
        </Trans>
      );
    case 'contains':
      return (
        <Trans>
          contains <code>{shown}</code>
        </Trans>
      );
    case 'not_contains':
      return (
        <Trans>
          doesn’t contain <code>{shown}</code>
        </Trans>
      );
  }
}

const Results = ({ results: [first, ...others] }: { results: readonly ResultProps[] }) =>
  first && (
    <>
      <Result {...first} />
      {others.map((result, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lesson's tests never move
        <Fragment key={at}>
          <Trans>
            , and <Result {...result} />
          </Trans>
        </Fragment>
      ))}
    </>
  );
