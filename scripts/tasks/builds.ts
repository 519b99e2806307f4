import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Advice, step } from '../commands/terminal/steps.mjs';
import { ROOT, SITE_HOST_SUFFIX } from '../emulators/settings.ts';
import { nextCommand } from './next-command.ts';

interface Build {
  name: 'storefront' | 'editing' | 'studio' | 'bundle';
  /** Workspace folder, if it differs from the name. */
  folder?: string;
  inputs: string[];
  output: string;
  replaces?: string;
  command: string[];
  env?: Record<string, string>;
  /** Prefix of environment variables that become part of the build. */
  variables?: string;
  /** Variable that receives the build's version: a hash of its inputs, identical on every machine. */
  version?: string;
}

const SHARED_INPUTS = ['lib', 'schemas', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const IGNORED = new Set(['node_modules', '.next', 'dist', '.sanity', 'next-env.d.ts']);
const IGNORED_FILE = /\.test\.tsx?$|\.tsbuildinfo$/;
const VERSION_LENGTH = 16;

export const STOREFRONT_BUILD: Build = {
  name: 'storefront',
  inputs: ['storefront', ...SHARED_INPUTS],
  output: 'storefront/.next/BUILD_ID',
  command: [nextCommand('storefront'), 'build'],
  version: 'NEXT_DEPLOYMENT_ID',
};

/** The script of pages edited in the studio, built separately from the pages. */
export const EDITING_BUILD: Build = {
  name: 'editing',
  folder: 'storefront',
  inputs: [
    'storefront/preview',
    'storefront/content/offer-excerpt.ts',
    'storefront/content/safe-html.ts',
    'storefront/content/text-hash.ts',
    'storefront/ui/early-presses.ts',
    'pnpm-lock.yaml',
  ],
  output: 'storefront/dist/editing/editing.js',
  command: ['preview/editing/build.ts'],
};

export const STUDIO_BUILD: Build = {
  name: 'studio',
  inputs: ['studio', ...SHARED_INPUTS],
  output: 'studio/dist/index.html',
  command: ['node_modules/sanity/bin/sanity', 'build', '--yes'],
  // The studio is bundled, so its build needs the address of its lake and the hosts of the demo's sites.
  env: { SANITY_STUDIO_LAKE: 'local', SANITY_STUDIO_SITE_HOST_SUFFIXES: SITE_HOST_SUFFIX },
  variables: 'SANITY_STUDIO_',
};

/** The files of the image. The demo and the tests run the storefront from here. */
export const BUNDLE = path.join(ROOT, '.data', 'bundle');

const BUNDLE_BUILD: Build = {
  name: 'bundle',
  folder: '.',
  inputs: [
    'storefront',
    ...['commands', 'demo/mappings', 'tasks/bundle', 'tasks/bundle.ts'].map((name) => `scripts/${name}`),
    'package.json',
    ...SHARED_INPUTS,
  ],
  output: path.join('.data', 'bundle', 'storefront', 'standalone.ts'),
  replaces: BUNDLE,
  command: ['scripts/tasks/bundle.ts', '--to', BUNDLE],
};

/** Builds the storefront and copies its runtime files into `BUNDLE`, where out of date. */
export async function ensureBundle(): Promise<void> {
  for (const build of [EDITING_BUILD, STOREFRONT_BUILD, BUNDLE_BUILD]) await ensureBuild(build);
}

/** Builds for production unless the inputs and variables are unchanged since the last build. */
export async function ensureBuild(build: Build): Promise<void> {
  const stamp = path.join(ROOT, '.data', 'builds', `${build.name}.txt`);
  const inputs = digest(build.inputs);
  const key = [inputs, ...variablesOf(build)].join('\n');
  const isFresh =
    existsSync(path.join(ROOT, build.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === key;
  if (isFresh) return;
  await step(`Building the ${build.name}`, () => {
    // An interrupted build must not count as the last one.
    rmSync(stamp, { force: true });
    if (build.replaces) rmSync(build.replaces, { recursive: true, force: true });
    return run(build, inputs.slice(0, VERSION_LENGTH));
  });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, key);
}

/** Returns the variables of a build, one per line, hashed because some are secret. */
function variablesOf({ variables, env }: Build): string[] {
  if (variables === undefined) return [];
  return Object.entries({ ...process.env, ...env })
    .filter(([name]) => name.startsWith(variables))
    .map(([name, value = '']) => `${name} ${createHash('sha256').update(value).digest('hex')}`)
    .toSorted();
}

function run(build: Build, version: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, build.command, {
      cwd: path.join(ROOT, build.folder ?? build.name),
      env: {
        ...process.env,
        ...build.env,
        ...(build.version && { [build.version]: version }),
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keepOutput = (chunk: Buffer) => {
      output = (output + chunk).slice(-16_000);
    };
    child.stdout.on('data', keepOutput);
    child.stderr.on('data', keepOutput);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else if (/ENOSPC/.test(output))
        reject(new Advice('The disk is full: free at least 4 GB, then run again.'));
      else reject(new Advice(`${output.trim()}\n\nBuilding the ${build.name} failed: see the lines above.`));
    });
  });
}

function digest(inputs: string[]): string {
  const hash = createHash('sha256');
  const add = (relative: string) => {
    const file = path.join(ROOT, relative);
    if (!existsSync(file)) return;
    try {
      hash.update(`${relative}\0`).update(readFileSync(file));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EISDIR')) throw error;
      for (const name of readdirSync(file).sort())
        if (!IGNORED.has(name) && !IGNORED_FILE.test(name)) add(path.join(relative, name));
    }
  };
  inputs.forEach(add);
  return hash.digest('hex');
}
