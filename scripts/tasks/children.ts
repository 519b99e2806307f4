import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Advice } from '../commands/terminal/steps.mjs';
import { ROOT } from '../emulators/settings.ts';
import type { ProgramUser } from './program-user.ts';

const SETPRIV = '/usr/bin/setpriv';
/** Command prefix on Linux that stops the program when the task ends, even if the task is killed. */
const TIED_TO_TASK = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig=TERM', '--'] : [];
const GRACE_MS = 8_000;
const TAIL_LINES = 25;

export interface Child {
  name: string;
  process: ChildProcess;
  log: string;
}

/** The child processes of a task, each with a log; all are watched and stopped together. */
export class Children {
  readonly #children: Child[] = [];
  readonly #logs: string;
  #stopping = false;
  readonly #failed = Promise.withResolvers<never>();

  constructor(logs: string) {
    this.#logs = logs;
    mkdirSync(logs, { recursive: true });
    this.#failed.promise.catch(() => {});
  }

  get failed(): Promise<never> {
    return this.#failed.promise;
  }

  /** Starts a program in a separate process group, with its output in `<name>.log`. */
  start(
    name: string,
    command: string,
    args: string[],
    options: { cwd?: string; env: NodeJS.ProcessEnv } & ProgramUser,
  ): Child {
    const log = path.join(this.#logs, `${name}.log`);
    const out = createWriteStream(log);
    const [program = command, ...words] = [...TIED_TO_TASK, command, ...args];
    const child = spawn(program, words, {
      cwd: ROOT,
      ...options,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.stdout?.pipe(out, { end: false });
    child.stderr?.pipe(out, { end: false });
    const entry = { name, process: child, log };
    this.#children.push(entry);
    child.on('error', (error) =>
      this.#failed.reject(new Advice(`${name} could not start: ${error.message}`)),
    );
    child.on('close', (code, signal) => {
      // Wait until the log is complete, because the message quotes its end.
      out.end(() => {
        if (!this.#stopping) this.#failed.reject(adviceOnEnd(name, log, signal ?? code));
      });
    });
    return entry;
  }

  /**
   * Stops every child with its process group, first with SIGTERM and then with SIGKILL; the first child last,
   * because the others use it. Resolves when all have ended.
   */
  async stop({ graceMs = GRACE_MS }: { graceMs?: number } = {}): Promise<void> {
    this.#stopping = true;
    const [first, ...others] = this.#children.splice(0);
    await Promise.all(others.map((child) => end(child, graceMs)));
    if (first) await end(first, graceMs);
  }
}

/** Returns the message about a child that ended unexpectedly, with the end of its log. */
function adviceOnEnd(name: string, log: string, how: NodeJS.Signals | number | null): Advice {
  const ending = typeof how === 'string' ? `was killed (${how})` : `ended with code ${how}`;
  const logPath = path.relative(ROOT, log);
  return new Advice(
    `${tail(log)}\n\n${name} ${ending}: the lines above are the end of ${logPath}. Run the same command again; if it happens twice, start over with \`npm run demo -- --reset\`.`,
  );
}

async function end({ process: child }: Child, graceMs: number): Promise<void> {
  if (child.pid === undefined) return;
  const group = -child.pid;
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(group, name);
      return true;
    } catch {
      return false;
    }
  };
  if (!signal('SIGTERM')) return;
  const closing = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('close', () => resolve());
  });
  let timer: NodeJS.Timeout | undefined;
  const gracePeriod = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, graceMs);
  });
  await Promise.race([closing, gracePeriod]);
  clearTimeout(timer);
  signal('SIGKILL');
}

function tail(log: string): string {
  try {
    return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  } catch {
    return '';
  }
}
