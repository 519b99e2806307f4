import { spawn } from 'node:child_process';
import { Advice, step } from '../../commands/terminal/steps.mjs';
import { ROOT } from '../../emulators/settings.ts';

/** Runs a program to its end with its output on the terminal; resolves to whether its exit code was 0. */
export function run(
  command: string,
  args: string[],
  { cwd = ROOT, env = process.env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * Runs a check as one step, and prints its output only if it fails.
 * @throws Advice with the check's output
 */
export async function check(title: string, command: string, args: string[]): Promise<void> {
  await step(title, async () => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0)
      throw new Advice(`${Buffer.concat(chunks).toString().trim()}\n\n${title}: see the lines above.`);
  });
}
