import { execFile, spawn } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../local/settings.ts';
import { Advice, step } from '../../terminal/steps.mjs';
import type { Stage } from './containerfile.ts';

/** What a container would start, with the folder that stands for its root. */
export interface BareImage {
  root: string;
  cwd: string;
  /** The variables of the image, and nothing of this machine but where programs are. */
  env: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

/** Where what a stage made lies. */
type FolderOf = (stage: string, from: string) => string;

/**
 * Makes an image's stages without a container: each has a folder for its root, its `RUN` commands are run there with the
 * environment of the stage alone, and `COPY` takes what is tracked or from another stage's folder.
 * @param stages the last one is the image
 * @param made what another stage would have made, where that is there already
 * @throws Advice with the end of the output of a command that failed
 */
export async function makeBare(stages: readonly Stage[], folder: string, made?: string): Promise<BareImage> {
  const images = new Map<string, BareImage>();
  for (const { name, from, instructions } of stages) {
    const base = images.get(from);
    const root = base?.root ?? path.join(folder, name);
    const image: BareImage = {
      root,
      cwd: base?.cwd ?? root,
      env: { ...(base?.env ?? { PATH: process.env.PATH ?? '', HOME: path.join(folder, 'home') }) },
      command: [],
      healthCheck: [],
    };
    images.set(name, image);
    await mkdir(path.join(folder, 'home'), { recursive: true });
    for (const { keyword, words } of instructions)
      await obey(
        image,
        keyword,
        words,
        (stage, from) => made ?? path.join(images.get(stage)?.root ?? '', from),
      );
  }
  const last = images.get(stages.at(-1)?.name ?? '');
  if (!last) throw new Advice('The Containerfile has no such stage.');
  return last;
}

async function obey(image: BareImage, keyword: string, words: string, folderOf: FolderOf): Promise<void> {
  const inRoot = (word: string) => (word.startsWith('/') ? path.join(image.root, word) : word);
  if (keyword === 'WORKDIR') {
    image.cwd = inRoot(words);
    await mkdir(image.cwd, { recursive: true });
  } else if (keyword === 'ENV')
    Object.assign(image.env, Object.fromEntries(words.split(' ').map((pair) => pair.split('=', 2))));
  else if (keyword === 'RUN')
    await step(words, () => run(words.split(' ').map(inRoot), { cwd: image.cwd, env: image.env }));
  else if (keyword === 'COPY') await copy(image, words.split(' '), folderOf);
  else if (keyword === 'CMD') image.command = JSON.parse(words) as string[];
  else if (keyword === 'HEALTHCHECK')
    image.healthCheck = JSON.parse(words.replace(/^.*?CMD /, '')) as string[];
}

async function copy({ cwd }: BareImage, words: string[], folderOf: FolderOf): Promise<void> {
  const stage = /^--from=(.+)$/.exec(words[0] ?? '')?.[1];
  const [from = '', to = ''] = words.slice(stage ? 1 : 0);
  const target = path.resolve(cwd, to);
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
    await cp(path.join(ROOT, file), path.join(target, file), { verbatimSymlinks: true });
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
