import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../emulators/settings.ts';

/** Debian's location is not in every PATH. */
const PROGRAM = ['varnishd', '/usr/sbin/varnishd'].find((name) => !spawnSync(name, ['-V']).error);
const ADMIN = PROGRAM?.replace('sbin/varnishd', 'bin/varnishadm').replace('varnishd', 'varnishadm');
const START_MS = 30_000;
const HEALTHY_MS = 30_000;

/**
 * Returns whether Varnish and its surrogate key module are installed: Debian's `varnish` and
 * `varnish-modules`.
 */
export const hasVarnish = (): boolean =>
  PROGRAM !== undefined &&
  spawnSync('find', ['/usr/lib', '-name', 'libvmod_xkey.so'], { encoding: 'utf8' }).stdout !== '';

const RULES = path.join(ROOT, '.deploy', 'varnish');

/**
 * Returns Varnish's errors in the committed files, with this machine in place of their hosts; empty if valid.
 */
export async function problemsOfFiles(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'varnish-'));
  try {
    await cp(RULES, folder, { recursive: true });
    const backends = path.join(folder, 'backends.vcl');
    const words = await readFile(backends, 'utf8');
    await writeFile(backends, words.replace(/\.host = "[^"]*"/g, '.host = "127.0.0.1"'));
    const { status, stderr } = spawnSync(
      PROGRAM ?? 'varnishd',
      [
        ['-j', 'none', '-C', '-n', path.join(folder, 'work'), '-p', `vcl_path=${folder}`],
        ['-s', 'pages=malloc,8m', '-s', 'notfound=malloc,8m', '-f', path.join(folder, 'default.vcl')],
      ].flat(),
      { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
    );
    return status === 0 ? '' : stderr;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export class Varnish {
  readonly #options: { port: number; backends: readonly number[]; token: string; probe?: boolean };
  #process: ChildProcess | null = null;
  #folder: string | null = null;

  /** @param options.probe whether to probe `/readyz` of the backends and skip those that fail */
  constructor(options: { port: number; backends: readonly number[]; token: string; probe?: boolean }) {
    this.#options = options;
  }

  /** @throws Error with its output if it does not start */
  async start(): Promise<void> {
    const { port, token } = this.#options;
    const folder = await mkdtemp(path.join(tmpdir(), 'varnish-'));
    this.#folder = folder;
    await writeFile(path.join(folder, 'backends.vcl'), this.#backends());
    const child = spawn(
      PROGRAM ?? 'varnishd',
      [
        ['-F', '-j', 'none', '-n', path.join(folder, 'work'), '-a', `127.0.0.1:${port}`],
        ['-f', path.join(RULES, 'default.vcl'), '-p', `vcl_path=${folder}:${RULES}`],
        ['-p', 'http_gzip_support=off', '-s', 'pages=malloc,128m', '-s', 'notfound=malloc,8m'],
      ].flat(),
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PURGE_TOKEN: token } },
    );
    this.#process = child;
    let words = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        words = (words + String(chunk)).slice(-4_000);
      });
    const deadline = performance.now() + START_MS;
    while (!(await answers(port))) {
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error(`Varnish does not start: ${words}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /**
   * Waits until this many backends pass their probes.
   * @throws Error with their states if they do not within half a minute
   */
  async untilHealthy(count: number): Promise<void> {
    const deadline = performance.now() + HEALTHY_MS;
    for (;;) {
      const { stdout } = spawnSync(
        ADMIN ?? 'varnishadm',
        ['-n', path.join(this.#folder ?? '', 'work'), 'backend.list'],
        { encoding: 'utf8' },
      );
      if ((stdout.match(/^boot\.copy_.*\bhealthy\b/gm)?.length ?? 0) === count) return;
      if (performance.now() > deadline) throw new Error(`Backends are not healthy:\n${stdout}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (child && child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }

  #backends(): string {
    const { backends, probe = false } = this.#options;
    const readiness = probe
      ? `.probe = { .url = "/readyz"; .interval = 1s; .timeout = 2s; .window = 2; .threshold = 1; .initial = 1; }`
      : '';
    return [
      'import directors;',
      ...backends.map(
        (port) => `backend copy_${port} { .host = "127.0.0.1"; .port = "${port}"; ${readiness} }`,
      ),
      'sub vcl_init {',
      'new copies = directors.round_robin();',
      ...backends.map((port) => `copies.add_backend(copy_${port});`),
      '}',
      'sub choose_backend { set req.backend_hint = copies.backend(); }',
    ].join('\n');
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
