import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { end } from './wait-for-exit.ts';

/** The command of the shared store on this machine: Valkey or Redis. */
export const STORE_PROGRAM = ['valkey-server', 'redis-server'].find(
  (name) => !spawnSync(name, ['--version']).error,
);

export class SharedStore {
  #process: ChildProcess | null = null;
  protected readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  /**
   * Starts an empty store and waits until it accepts connections.
   * @throws Error if it does not start, for example because its port is in use
   */
  async start(): Promise<void> {
    this.#process = spawn(
      STORE_PROGRAM ?? '',
      ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    let words = '';
    for await (const chunk of this.#process.stdout ?? []) {
      words += String(chunk);
      if (/Ready to accept/.test(words)) break;
    }
    if (!/Ready to accept/.test(words)) throw new Error(`The shared store does not start: ${words}`);
    this.#process.stdout?.resume();
  }

  async kill(): Promise<void> {
    await end(this.#process, 'SIGKILL');
    this.#process = null;
  }
}
