import { execFile, spawn, spawnSync } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Advice, step } from '../../commands/terminal/steps.mjs';
import { ROOT } from '../../emulators/settings.ts';
import type { Stage } from './containerfile.ts';

/** What a stage is made with, beside its own lines. */
interface Makings {
  /** What another stage would have made, where that is there already. */
  made?: string;
  /** Values of the build's arguments. */
  args?: Record<string, string>;
}

/** What a container would start, with the folder that stands for its root. */
export interface BareImage {
  root: string;
  cwd: string;
  /** The variables of the image, and of this machine where programs are and how the network is reached. */
  env: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

/** Where what a stage made lies. */
type FolderOf = (stage: string, from: string) => string;

/**
 * Makes an image's stages without a container: each has a folder for its root, its `RUN` commands are run there with the
 * environment of the stage alone, and `COPY` takes what is tracked or from another stage's folder.
 * Packages of Debian are not installed but asked for: this machine has to have them.
 * @param stages the last one is the image
 * @throws Advice with the end of the output of a command that failed, or the packages that are missing
 */
export async function makeBare(
  stages: readonly Stage[],
  folder: string,
  { made, args = {} }: Makings = {},
): Promise<BareImage> {
  const images = new Map<string, BareImage>();
  for (const { name, from, instructions } of stages) {
    const base = images.get(from);
    const root = base?.root ?? path.join(folder, name);
    const image: BareImage = {
      root,
      cwd: base?.cwd ?? root,
      env: { ...(base?.env ?? { ...ofThisMachine(), HOME: path.join(folder, 'home') }) },
      command: [],
      healthCheck: [],
    };
    images.set(name, image);
    for (const folderOfImage of [path.join(folder, 'home'), path.join(root, 'tmp')])
      await mkdir(folderOfImage, { recursive: true });
    for (const { keyword, words } of instructions)
      await obey(
        image,
        keyword,
        words,
        args,
        (stage, from) => made ?? path.join(images.get(stage)?.root ?? '', from),
      );
  }
  const last = images.get(stages.at(-1)?.name ?? '');
  if (!last) throw new Advice('The Containerfile has no such stage.');
  return last;
}

/** Where programs are, and how the network is reached: builders of images give these too. */
export const ofThisMachine = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );

/** A word of a command as it is in a folder that stands for the root: `/etc/x` and `path=/etc/x` lie in it. */
export const inRoot = (root: string, word: string): string =>
  word.replace(/^([^/]*=)?(?=\/)/, (name) => `${name}${root}`);

async function obey(
  image: BareImage,
  keyword: string,
  words: string,
  args: Record<string, string>,
  folderOf: FolderOf,
): Promise<void> {
  const here = (word: string) => inRoot(image.root, word);
  if (keyword === 'WORKDIR') {
    image.cwd = here(words);
    await mkdir(image.cwd, { recursive: true });
  } else if (keyword === 'ENV')
    Object.assign(image.env, Object.fromEntries(words.split(' ').map((pair) => pair.split('=', 2))));
  else if (keyword === 'ARG') {
    const [name = '', value] = words.split('=', 2);
    const argument = args[name] ?? value;
    if (argument !== undefined) image.env[name] = argument;
  } else if (keyword === 'RUN' && words.startsWith('apt-get')) requirePackages(words.split(' '));
  else if (keyword === 'RUN')
    await step(words, () => run(words.split(' ').map(here), { cwd: image.cwd, env: image.env }));
  else if (keyword === 'COPY') await copy(image, words.split(' '), folderOf);
  else if (keyword === 'CMD') image.command = JSON.parse(words) as string[];
  else if (keyword === 'HEALTHCHECK')
    image.healthCheck = JSON.parse(words.replace(/^.*?CMD /, '')) as string[];
}

/** @throws Advice when this machine has not what `apt-get install` would bring */
function requirePackages([, verb, ...words]: string[]): void {
  if (verb !== 'install') return;
  const missingCommands = words.filter(
    (word) => !word.startsWith('-') && spawnSync('dpkg', ['--status', word]).status !== 0,
  );
  if (missingCommands.length)
    throw new Advice(`To try this image, install ${missingCommands.join(' and ')}.`);
}

async function copy({ cwd, root }: BareImage, words: string[], folderOf: FolderOf): Promise<void> {
  const stage = /^--from=(.+)$/.exec(words[0] ?? '')?.[1];
  const [from = '', to = ''] = words.slice(stage ? 1 : 0);
  const target = path.resolve(cwd, inRoot(root, to));
  if (stage) {
    await cp(folderOf(stage, from), target, { recursive: true, verbatimSymlinks: true });
    return;
  }
  // What an image is made of is what is tracked: `.dockerignore` leaves out what is made.
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z', from], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter(Boolean))
    await cp(path.join(ROOT, file), file === from ? target : path.join(target, path.relative(from, file)), {
      verbatimSymlinks: true,
    });
}

/** Runs a program to its end. */
export async function run(
  [program = '', ...args]: string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<void> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-6_000);
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Advice(`${output.trim()}\n\n'${program} ${args.join(' ')}' ended with ${code}.`);
}
