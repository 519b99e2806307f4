import { execFile, spawn, spawnSync } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Advice, step } from '../../commands/terminal/steps.mjs';
import { ROOT } from '../../emulators/settings.ts';
import type { Stage } from './containerfile.ts';

interface StageInputs {
  /** Folder with the output of another stage, if it already exists. */
  made?: string;
  args?: Record<string, string>;
}

/** The program that a container would start, and the folder used as its root. */
export interface BareImage {
  root: string;
  cwd: string;
  /** The variables of the image, plus this machine's paths and network settings. */
  env: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

type FolderOf = (stage: string, from: string) => string;

/**
 * Builds an image's stages without a container engine: each has a folder as its root, its `RUN` commands run
 * there with only the stage's environment, and `COPY` takes tracked files or files from another stage's
 * folder. Debian packages are not installed, but must be present on this machine.
 * @param stages the last one is the image
 * @throws Advice with the end of the output of a command that failed, or the packages that are missing
 */
export async function makeBare(
  stages: readonly Stage[],
  folder: string,
  { made, args = {} }: StageInputs = {},
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

/** Variables for paths and network access, which image builders pass too. */
export const ofThisMachine = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );

/**
 * Rewrites an absolute path in a command's argument to lie in the root folder: `/etc/x` and `path=/etc/x`.
 */
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

/** @throws Advice if this machine lacks a package of `apt-get install` */
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
  // Copy tracked files only, because `.dockerignore` excludes generated ones.
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z', from], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter(Boolean))
    await cp(path.join(ROOT, file), file === from ? target : path.join(target, path.relative(from, file)), {
      verbatimSymlinks: true,
    });
}

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
