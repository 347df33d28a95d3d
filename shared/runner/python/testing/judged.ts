import { expect } from 'vitest';
import type { RunRequest, RunResult } from '../../runner';
import { InProcessRunner } from '../../testing/in-process-runner';

export const runner = new InProcessRunner();

export const python = (source: string, more?: Partial<RunRequest>): Promise<RunResult> =>
  runner.program('python', source, more);

/** Runs a program with one test file. */
export const judged = (program: string, tests: string, more: Partial<RunRequest> = {}): Promise<RunResult> =>
  python(program, { tests: [{ name: 'test_main.py', content: tests }], limits: { timeMs: 20_000 }, ...more });

/** The number of tests that passed, then one line for each of the others. */
export function ends({ tests = [] }: RunResult): string[] {
  const lines = tests.map(({ name, outcome, message }) => `${name} ${outcome}${message && `: ${message}`}`);
  const others = lines.filter((line) => !line.endsWith(' passed'));
  return [`${lines.length - others.length} passed`, ...others];
}

const IMPORTS = `
import asyncio, contextlib, copy, functools, importlib, inspect, io, json, logging, math, os, pytest, runpy, subprocess, sys
import random, tempfile, typing, unittest, warnings, main
from unittest.mock import MagicMock, Mock, mock_open, patch
case = unittest.TestCase()
`;
const FIXTURES = ['caplog', 'capsys', 'monkeypatch', 'recwarn', 'tmp_path'];

/** The outcome of a test with each body: `passed` or `failed: message`. A test gets the fixtures that it mentions. */
export async function outcomes(program: string, bodies: readonly string[]): Promise<string[]> {
  const tests = bodies.map((body, at) => {
    const fixtures = FIXTURES.filter((name) => body.includes(name));
    return `def test_${at}(${fixtures}):\n  ${body.replaceAll('\n', '\n  ')}\n`;
  });
  const result = await judged(program, IMPORTS + tests.join(''));
  return result.tests!.map(({ outcome, message }) => (message ? `${outcome}: ${message}` : outcome));
}

/** Expects a test with each body to pass. */
export async function passes(program: string, bodies: readonly string[]): Promise<void> {
  const results = await outcomes(program, bodies);
  expect(results.map((outcome, at) => [bodies[at], outcome])).toEqual(bodies.map((body) => [body, 'passed']));
}
