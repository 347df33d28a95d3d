import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importedPackages, type Manifest, releaseManifest } from './contents';
import { type Lock, releaseLock } from './lock';

const ROOT = join(import.meta.dirname, '../../..');
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const manifest = readJson('package.json') as Manifest;
const lock = readJson('package-lock.json') as Lock;

const HOSTING = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
/** Besides `start`, what runs a program of the server, and so is in a release and in the image. */
const operatorCommands = () =>
  Object.keys(manifest.scripts)
    .filter((name) => / build\/scripts\/start\.mjs [\w-]+-main$/.test(manifest.scripts[name]!))
    .sort();

const BUNDLE = `import "reflect-metadata";
import { Logger } from "@nestjs/common";
import fastifyStatic from "@fastify/static";
import { join } from "node:path";
import { errors } from "./http-CPRrhDhs.js";
const text = 'import x from "react"';
const bundle = () => import("vite");
const { Redis } = await import("ioredis");
export * from "yaml/core";`;

test('a release installs what its bundles import, and what they read', () => {
  expect(importedPackages([BUNDLE], manifest.dependencies)).toEqual([
    '@fastify/static',
    '@fontsource/atkinson-hyperlegible-next',
    '@fontsource/fraunces',
    '@nestjs/common',
    'ioredis',
    'node',
    'reflect-metadata',
    'yaml',
  ]);
});

describe('its package.json', () => {
  const released = releaseManifest(manifest, ['fastify', 'node']);

  test('has the commands that start what is built, and no others', () => {
    expect(Object.keys(released.scripts)).toEqual(
      expect.arrayContaining([...operatorCommands(), 'install:host']),
    );
    expect(released.scripts).not.toHaveProperty('test');
    expect(released.scripts).not.toHaveProperty('release');
  });

  test('has every command that hosting.md names', () => {
    const [, names] = /The operators' commands are there, too: ([^.]*)\./.exec(HOSTING)!;
    expect([...names!.matchAll(/`([\w:-]+)`/g)].map(([, name]) => name).sort()).toEqual(operatorCommands());
  });

  test('has the versions of this one', () => {
    const { fastify, node } = manifest.dependencies;
    expect(released).toMatchObject({ version: manifest.version, dependencies: { fastify, node } });
  });
});

describe('its lock file', () => {
  const released = releaseManifest(manifest, ['better-sqlite3', 'fastify', 'sharp', 'typeorm']);
  const { packages } = releaseLock(lock, released);
  const names = Object.keys(packages);

  test('lists the packages with all that they depend on, for every system, as in this one', () => {
    expect(names).toEqual(expect.arrayContaining(['', 'node_modules/fastify', 'node_modules/avvio']));
    expect(names).toEqual(
      expect.arrayContaining(
        ['linux-x64', 'darwin-arm64', 'win32-x64'].map((each) => `node_modules/@img/sharp-${each}`),
      ),
    );
    expect(packages['node_modules/typeorm']).toBe(lock.packages['node_modules/typeorm']);
  });

  test('has none that only builds, or that is for the web app', () => {
    expect(names.filter((name) => /node_modules\/(vite|react|monaco-editor|@babel\/.*)$/.test(name))).toEqual(
      [],
    );
    expect(names.length).toBeLessThan(200);
  });

  test('begins with what package.json asks for, or npm would refuse it', () => {
    expect(packages['']).toMatchObject({ name: 'emberforge', dependencies: released.dependencies });
  });
});
