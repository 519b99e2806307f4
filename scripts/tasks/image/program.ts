import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Advice, step } from '../../commands/terminal/steps.mjs';

export interface Program {
  output: () => string;
  /** Waits for a result, or throws Advice if the program ends first. */
  whileRunning: <Result>(wait: Promise<Result>) => Promise<Result>;
  /** Stops it with SIGTERM like a platform and returns its exit code. */
  stop: () => Promise<number | null>;
}

export function startProgram(
  [program = '', ...args]: readonly string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Program {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  const end = once(child, 'close') as Promise<[number | null]>;
  const failure = end.then(([code]): never => {
    throw new Advice(`${output.slice(-4_000)}\n\n'${program}' of the image ended with ${code}.`);
  });
  failure.catch(() => {});
  return {
    output: () => output,
    whileRunning: (wait) => Promise.race([wait, failure]),
    stop: () =>
      step(`Stopping ${program}`, async () => {
        child.kill('SIGTERM');
        const [code] = await end;
        return code;
      }),
  };
}
