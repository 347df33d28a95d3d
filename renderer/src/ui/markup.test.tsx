import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AnimatedNumber } from './AnimatedNumber';
import { Button, ButtonLink, IconButton } from './Button';
import { DiffView } from './DiffView';
import { ErrorPanel } from './ErrorPanel';
import { LevelBar } from './LevelBar';
import { Progress } from './Progress';
import { TextArea } from './TextArea';
import { TextField } from './TextField';
import { LinkProvider, UiLink } from './UiLink';

const html = (node: ReactNode) => renderToStaticMarkup(node);

describe('buttons', () => {
  test('a busy button is announced as busy and keeps its name', () => {
    const busy = html(<Button loading>Submit</Button>);
    expect(busy).toContain('aria-busy="true"');
    expect(busy).toContain('Submit');
    expect(html(<Button>Submit</Button>)).not.toContain('aria-busy');
  });

  test('buttons do not submit forms by default', () => {
    expect(html(<Button>Go</Button>)).toContain('type="button"');
    expect(html(<Button type="submit">Go</Button>)).toContain('type="submit"');
  });

  test('an icon button has a name', () => {
    expect(html(<IconButton label="Delete" icon={<svg aria-hidden="true" />} />)).toContain(
      'aria-label="Delete"',
    );
  });
});

describe('links', () => {
  test("navigate with the app's link component", () => {
    const page = (
      <LinkProvider value={(props) => <a {...props} data-router="" />}>
        <ButtonLink href="/dashboard">Home</ButtonLink>
      </LinkProvider>
    );
    expect(html(page)).toContain('data-router');
  });

  test('links to a new tab have a safe rel', () => {
    expect(html(<UiLink href="https://example.com" target="_blank" />)).toContain(
      'rel="noopener noreferrer nofollow"',
    );
  });
});

describe('fields', () => {
  test('label, hint and error are connected to the control', () => {
    const field = html(
      <TextField id="email" label="Email" hint="Never shared." error="Please enter a valid email" />,
    );
    expect(field).toContain('for="email"');
    expect(field).toContain('aria-describedby="email-hint email-error"');
    expect(field).toContain('aria-invalid="true"');
    expect(field).toMatch(/id="email-error"[^>]*role="alert"/);
  });

  test('a text area has 4 rows and counts characters', () => {
    const area = html(<TextArea label="About" value="abc" maxLength={500} showCount onChange={() => {}} />);
    expect(area).toContain('rows="4"');
    expect(area).toContain('3 / 500');
  });
});

describe('progress', () => {
  test('is available as text', () => {
    const bar = html(<Progress label="Learn Python" value={9} max={24} text="9 of 24 lessons" />);
    expect(bar).toContain('aria-valuetext="9 of 24 lessons"');
    expect(html(<Progress label="Empty course" value={0} max={0} />)).toContain('width:0%');
  });

  test('the compact level bar never shows less than 4%; the full one shows the real value', () => {
    expect(html(<LevelBar level={2} xp={0} xpTotal={1000} compact />)).toContain('scaleX(0.04)');
    expect(html(<LevelBar level={2} xp={0} xpTotal={1000} />)).toContain('scaleX(0)');
  });

  test('numbers have commas', () => {
    expect(html(<AnimatedNumber value={1234567} />)).toContain('1,234,567');
  });
});

test('the error page shows its message and a way back', () => {
  const page = html(<ErrorPanel status={404} message="Page Not Found: /nowhere" />);
  for (const words of [
    'Oh no!',
    '404',
    'Page Not Found: /nowhere',
    'Back to Dashboard',
    'href="/dashboard"',
  ]) {
    expect(page).toContain(words);
  }
});

test('differences are announced in words, not only shown by color', () => {
  const diff = html(<DiffView expected="12" got="13" />);
  expect(diff).toMatch(/Expected<\/th>.*Got<\/th>/);
  expect(html(<DiffView expected="12" got="12" />)).toContain('No difference');
});
