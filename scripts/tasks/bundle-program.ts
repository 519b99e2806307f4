import path from 'node:path';
import { BUNDLE } from './builds.ts';
import { type ProgramUser, programUser } from './program-user.ts';

export interface Program {
  args: string[];
  options: { cwd: string } & ProgramUser;
}

interface Access {
  /** Folder of the bundle; defaults to the bundle of the demo and the tests. */
  bundle?: string;
  reads?: readonly string[];
  /** Volumes: the only folders that it may write to. */
  writes?: readonly string[];
}

export const WORKER = ['--max-semi-space-size=8', 'scripts/commands/worker.ts'];
export const IMAGE_SERVER = ['scripts/commands/media.ts'];

/**
 * Prepares the start of a program of a bundle. As in a container with a read-only root, it can write only to
 * its volumes, cannot start processes and is not root. Unlike in a container, it cannot read anything outside
 * the bundle, so that a file missing from the bundle is noticed although the project has it.
 * @param words Node's additional flags, the program and its arguments
 */
export const bundleProgram = (
  words: readonly string[],
  { bundle = BUNDLE, reads = [], writes = [] }: Access = {},
): Program => ({
  args: [
    '--permission',
    ...[bundle, ...reads, ...writes].map((folder) => `--allow-fs-read=${folder}`),
    ...writes.map((folder) => `--allow-fs-write=${folder}`),
    // For sharp.
    '--allow-addons',
    '--disable-warning=SecurityWarning',
    ...words,
  ],
  options: { cwd: bundle, ...programUser({ reads: [path.join(bundle, 'package.json'), ...reads], writes }) },
});

/**
 * The same for the storefront.
 * @param options.spool its folder for leads (LEAD_SPOOL)
 */
export const storefrontProgram = (
  port: number,
  host: string,
  { spool, ...access }: Omit<Access, 'writes'> & { spool?: string | undefined } = {},
): Program =>
  bundleProgram(['storefront/standalone.ts', '--port', String(port), '--hostname', host], {
    ...access,
    writes: spool ? [spool] : [],
  });
