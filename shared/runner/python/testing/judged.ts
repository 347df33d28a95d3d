import { expect } from 'vitest';
import type { RunRequest, RunResult } from '../../runner';
import { InProcessRunner } from '../../testing/in-process-runner';

export const runner = new InProcessRunner();

export const python = (source: string, more?: Partial<RunRequest>): Promise<RunResult> =>
  runner.program('python', source, more);

/** Runs a program with one file of tests. */
export const judged = (program: string, tests: string, more: Partial<RunRequest> = {}): Promise<RunResult> =>
  python(program, { tests: [{ name: 'test_main.py', content: tests }], limits: { timeMs: 20_000 }, ...more });

/** How many tests passed, then how each of the others ended. */
export function ends({ tests = [] }: RunResult): string[] {
  const said = tests.map(({ name, outcome, message }) => `${name} ${outcome}${message && `: ${message}`}`);
  const others = said.filter((text) => !text.endsWith(' passed'));
  return [`${said.length - others.length} passed`, ...others];
}

const IMPORTS = `
import asyncio, contextlib, copy, functools, importlib, inspect, io, json, logging, math, os, pytest, runpy, subprocess, sys
import random, tempfile, typing, unittest, warnings, main
from unittest.mock import MagicMock, Mock, mock_open, patch
case = unittest.TestCase()
`;
const FIXTURES = ['caplog', 'capsys', 'monkeypatch', 'recwarn', 'tmp_path'];

/** How a test of each body ends: `passed`, or `failed: message`. It is given the fixtures that it names. */
export async function outcomes(program: string, bodies: readonly string[]): Promise<string[]> {
  const tests = bodies.map((body, at) => {
    const fixtures = FIXTURES.filter((name) => body.includes(name));
    return `def test_${at}(${fixtures}):\n  ${body.replaceAll('\n', '\n  ')}\n`;
  });
  const result = await judged(program, IMPORTS + tests.join(''));
  return result.tests!.map(({ outcome, message }) => (message ? `${outcome}: ${message}` : outcome));
}

/** Expects a test of each body to pass. */
export async function passes(program: string, bodies: readonly string[]): Promise<void> {
  const ended = await outcomes(program, bodies);
  expect(ended.map((outcome, at) => [bodies[at], outcome])).toEqual(bodies.map((body) => [body, 'passed']));
}
