import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { end } from './end.ts';

/** The program that serves as the shared store, by the name that the machine has it under. */
export const STORE_PROGRAM = ['valkey-server', 'redis-server'].find(
  (name) => !spawnSync(name, ['--version']).error,
);

/** The shared store of some copies, which can be killed and started again. */
export class SharedStore {
  #process: ChildProcess | null = null;
  protected readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  /**
   * @returns once it takes connections; it has forgotten everything
   * @throws Error when it does not start, as where another one has its port
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
