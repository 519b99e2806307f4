import path from 'node:path';
import { BUNDLE } from './builds.ts';
import { type ProgramUser, programUser } from './program-user.ts';

/** How a program is started: arguments of Node, and options of `spawn`. */
export interface Program {
  args: string[];
  options: { cwd: string } & ProgramUser;
}

/** What a program works with. All folders are absolute and exist. */
interface Access {
  /** Where the bundle lies; where not given, the one of the demo and the tests. */
  bundle?: string;
  /** Folders that it may read besides. */
  reads?: readonly string[];
  /** Its volumes: the only folders that it may write to. */
  writes?: readonly string[];
}

/** What each program of the image is started with, as `.deploy` has it. */
export const WORKER = ['--max-semi-space-size=8', 'scripts/commands/worker.ts'];
export const IMAGE_SERVER = ['scripts/commands/media.ts'];

/**
 * Prepares the start of a program of a bundle. As in a container with a read-only root, it can write to its volumes alone, start
 * no process, and is not root; unlike there, it can also read nothing outside of the bundle, so that a file which the bundle lacks is
 * missed although the project has it.
 * @param words Node's further flags, the program and its arguments
 */
export const bundleProgram = (
  words: readonly string[],
  { bundle = BUNDLE, reads = [], writes = [] }: Access = {},
): Program => ({
  args: [
    '--permission',
    ...[bundle, ...reads, ...writes].map((folder) => `--allow-fs-read=${folder}`),
    ...writes.map((folder) => `--allow-fs-write=${folder}`),
    // The image library.
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
