import { readFileSync } from 'node:fs';
import { Advice, runTask } from './terminal/steps.mjs';

/**
 * Runs an operator command. `--help` prints the comment at the top of its file, and so do invalid options.
 */
export async function runCommand(main: () => Promise<unknown>): Promise<void> {
  const [, file = ''] = process.argv;
  if (process.argv.includes('--help')) {
    process.stdout.write(`${usageOf(file)}\n`);
    return;
  }
  await runTask(async () => {
    try {
      await main();
    } catch (error) {
      if (!isWrongOption(error)) throw error;
      throw new Advice(`${error.message}\n\n${usageOf(file)}`);
    }
  });
}

/** Returns the help text of a command: the comment at the top of its file. */
export function usageOf(file: string): string {
  const [comment = ''] = /^(?:\/\/.*\n)+/.exec(readFileSync(file, 'utf8')) ?? [];
  return comment.replaceAll(/^\/\/ ?/gm, '').trim();
}

const isWrongOption = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
