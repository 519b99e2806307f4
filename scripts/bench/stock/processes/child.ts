import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A process that has sent its first message and runs until `end`. */
export interface Child<Message> {
  pid: number;
  message: Message;
  end(): Promise<void>;
}

/**
 * Starts one of the programs in this folder and waits for its first message. Each loads only what it needs,
 * because its time and memory are measured.
 */
export async function startChild<Message>(program: string, ...args: string[]): Promise<Child<Message>> {
  // The same option as in `scripts/bootstrap.mjs`.
  const execArgv = ['--max-semi-space-size=8'];
  const child: ChildProcess = fork(path.join(import.meta.dirname, `${program}.ts`), args, { execArgv });
  const failure = once(child, 'exit').then(([code]) => {
    throw new Error(`The process "${program}" ended with ${String(code)} before it answered`);
  });
  failure.catch(() => {});
  const [message] = (await Promise.race([once(child, 'message'), failure])) as [Message];
  return {
    pid: child.pid as number,
    message,
    end: async () => {
      if (child.connected) child.send('end');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Sends the child's message and waits for the request to end. */
export async function answer(message: unknown): Promise<void> {
  process.send?.(message);
  await once(process, 'message');
}
