import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { config } from '../commands/config';
import { asAddress, findAddresses } from './addresses';
import { changeSettings, readSettings } from './settings';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  vi.stubEnv('EMBERFORGE_CONFIG_DIR', folder);
  vi.stubEnv('BD_API_URL', undefined);
  vi.stubEnv('BD_FRONTEND_URL', undefined);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a command prints. */
function printedBy(command: () => void): string {
  let printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  command();
  return printed;
}

describe('emberforge config', () => {
  test('sets, shows and resets a setting, and leaves the others', () => {
    changeSettings({ server: 'https://learn.example' });
    expect(printedBy(() => config('base_url', 'http://localhost:8080/api/', {}))).toBe(
      'base_url=http://localhost:8080/api\n',
    );
    expect(printedBy(() => config(undefined, undefined, {}))).toBe(
      'server=https://learn.example\nbase_url=http://localhost:8080/api\ncolors=\n',
    );
    config('base_url', undefined, { reset: true });
    expect(readSettings()).toEqual({ server: 'https://learn.example' });
  });

  test.each([
    ['base_url', 'localhost:8080', 'isn’t an address'],
    ['base_url', 'file:///etc/passwd', 'isn’t an address'],
    ['colors', 'pink', 'isn’t one of auto, always, never'],
    ['server', 'http://', 'isn’t the address of a server'],
    ['constructor', 'x', 'There’s no setting "constructor"'],
  ])('%s %s is refused', (name, value, message) => {
    expect(() => config(name, value, {})).toThrow(message);
    expect(readSettings()).toEqual({});
  });
});

test.each([
  ['learn.example.com', 'https://learn.example.com'],
  ['https://Learn.example.com/courses?x=1', 'https://learn.example.com'],
  ['localhost:3000', 'http://localhost:3000'],
  ['http://10.0.0.5:3000/', 'http://10.0.0.5:3000'],
])('the server %s is %s', (typed, address) => {
  expect(asAddress(typed)).toBe(address);
});

test('the environment wins over the saved server, and without both there’s help', () => {
  expect(() => findAddresses()).toThrow('You haven’t picked a server yet.');
  changeSettings({ server: 'https://learn.example' });
  expect(findAddresses()).toEqual({ api: 'https://learn.example', web: 'https://learn.example' });
  vi.stubEnv('BD_API_URL', 'https://api.example');
  vi.stubEnv('BD_FRONTEND_URL', 'https://web.example');
  expect(findAddresses()).toEqual({ api: 'https://api.example', web: 'https://web.example' });
});

test('a broken settings file is named, and never overwritten', () => {
  writeFileSync(join(folder, 'settings.json'), '{"server":');
  expect(() => readSettings()).toThrow(`${join(folder, 'settings.json')} aren’t valid`);
  expect(() => changeSettings({ colors: 'never' })).toThrow('aren’t valid');
});
