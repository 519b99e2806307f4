import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SIGNATURE_HEADER as STOCK_SIGNATURE_HEADER, sign } from '@forecourt/lib/inventory/stock/signature';
import { STOCK_CHANGED_PATH, type StockChange } from '@forecourt/lib/inventory/stock/stock-changed';
import {
  signature as contentSignature,
  SIGNATURE_HEADER,
} from '../../emulators/content-lake/webhooks/signature.ts';
import { settingsFromEnvironment, storefrontEnvironment } from '../../emulators/settings.ts';
import { BUNDLE } from '../../tasks/builds.ts';
import { storefrontProgram } from '../../tasks/bundle-program.ts';
import { type Answer, ask } from '../../tasks/request-storefront.ts';
import { SharedStore } from '../../tasks/shared-store.ts';
import { Varnish } from '../../tasks/varnish.ts';
import { waitFor } from '../../tasks/wait.ts';
import { end } from '../../tasks/wait-for-exit.ts';

const settings = settingsFromEnvironment();
/** Port offsets from the storefront. Specs that run at the same time need different groups. */
const GROUPS = {
  instances: { firstInstance: 51, store: 60, front: 61 },
  outages: { firstInstance: 56, store: 62, front: 63 },
  spool: { firstInstance: 58, store: 59, front: 75 },
  tabs: { firstInstance: 64, store: 67, front: 68 },
  chaos: { firstInstance: 71, store: 73, front: 74 },
  pseudo: { firstInstance: 76, store: 77, front: 78 },
} as const;
type Ports = Record<keyof (typeof GROUPS)['instances'], number>;
export type Group = keyof typeof GROUPS | Ports;
const portOf = (group: Group, what: keyof Ports) =>
  settings.ports.storefront + (typeof group === 'string' ? GROUPS[group] : group)[what];
const FRONT_TOKEN = 'the-front-believes-who-says-this';

export const behindFront = (group: Group) => ({
  PURGE: 'varnish',
  PURGE_URL: `http://127.0.0.1:${portOf(group, 'front')}`,
  PURGE_TOKEN: FRONT_TOKEN,
  TRUSTED_PROXIES: '1',
});

export class Front extends Varnish {
  readonly #port: number;

  get port(): number {
    return this.#port;
  }

  constructor(instances: readonly StorefrontInstance[], group: Group) {
    const port = portOf(group, 'front');
    super({ port, backends: instances.map((instance) => instance.port), token: FRONT_TOKEN, probe: true });
    this.#port = port;
  }

  ask(site: string, at: string): Promise<Answer> {
    return ask({ port: this.#port, host: `${site}.localhost:${this.#port}`, path: at });
  }
}

/** The shared cache store of the instances, which a test can kill and restart. */
export class Store extends SharedStore {
  readonly #port: number;

  constructor(group: Group) {
    const port = portOf(group, 'store');
    super(port);
    this.#port = port;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  pagesAt(address: string): number {
    const { stdout } = spawnSync('redis-cli', ['-p', String(this.#port), 'keys', `*${address}*`], {
      encoding: 'utf8',
    });
    // Keys with `:making:` are rendering locks.
    return stdout.split('\n').filter((key) => key && !key.includes(':making:')).length;
  }
}

interface Installed {
  bundle: string;
  /** Volumes and other paths that it may read in addition to the bundle. */
  reads?: readonly string[];
}

/** An additional storefront instance on the same services and shared cache. */
export class StorefrontInstance {
  readonly #port: number;
  readonly #group: Group;
  readonly #installed: Installed;
  #process: ChildProcess | null = null;
  #log = '';

  get port(): number {
    return this.#port;
  }

  /** Resident memory in bytes as reported by Linux, or 0 when not running. */
  get memory(): number {
    if (!this.isRunning) return 0;
    const status = readFileSync(`/proc/${this.#process?.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  }

  get isRunning(): boolean {
    return this.#process !== null && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** @param number zero-based index */
  constructor(number: number, group: Group, installed: Installed = { bundle: BUNDLE }) {
    this.#group = group;
    this.#installed = installed;
    this.#port = portOf(group, 'firstInstance') + number;
  }

  /** @param environment added to the defaults; `undefined` removes a variable */
  async start(environment: Record<string, string | undefined> = {}): Promise<void> {
    this.begin(environment);
    await waitFor(`http://localhost:${this.#port}/readyz`, { seconds: 60, name: 'An instance' });
  }

  begin(environment: Record<string, string | undefined> = {}): void {
    this.#log = '';
    const { bundle, reads = [] } = this.#installed;
    const { LEAD_SPOOL: spool } = environment;
    const { args, options } = storefrontProgram(this.#port, 'localhost', { bundle, reads, spool });
    this.#process = spawn(process.execPath, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...storefrontEnvironment(settings, process.env.DATABASE_URL ?? ''),
        REDIS_URL: `redis://127.0.0.1:${portOf(this.#group, 'store')}`,
        NODE_ENV: 'production',
        ...environment,
      },
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.#log += String(chunk);
      });
  }

  ask(site: string, at: string): Promise<Answer> {
    return ask({ port: this.#port, host: `${site}.localhost:${this.#port}`, path: at });
  }

  /** Sends the content lake's signed change webhook. */
  async tell(event: object): Promise<number> {
    const body = JSON.stringify(event);
    const signature = contentSignature(body, settings.secrets.contentWebhookSecret, Date.now());
    return this.#post('/api/content/changed', body, { [SIGNATURE_HEADER]: signature });
  }

  /** Sends the worker's signed stock change message. */
  async tellStock(changes: readonly StockChange[]): Promise<number> {
    const body = JSON.stringify({ changes });
    const signature = sign(body, settings.secrets.stockWebhookSecret, Date.now() / 1000);
    return this.#post(STOCK_CHANGED_PATH, body, { [STOCK_SIGNATURE_HEADER]: signature });
  }

  async #post(path: string, body: string, headers: Record<string, string>): Promise<number> {
    const { status } = await ask({
      port: this.#port,
      host: `harbour.localhost:${this.#port}`,
      path,
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return status;
  }

  /** @returns the exit code and the log */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<{ code: number | null; log: string }> {
    const code = await end(this.#process, signal);
    return { code, log: this.#log };
  }

  /** Waits until the process exits without being signalled. */
  async ended(): Promise<{ code: number | null; log: string }> {
    return { code: await end(this.#process, null), log: this.#log };
  }
}
