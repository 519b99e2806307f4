import { check } from './run.ts';

/**
 * Runs lint and type checks, and optionally the check for unused code.
 * @throws Advice with the output of the first that fails
 */
export async function staticChecks({ unused = false } = {}): Promise<void> {
  await check('Lint', 'pnpm', ['lint']);
  await check('Types', 'pnpm', ['typecheck']);
  if (unused) await check('Unused code', 'pnpm', ['unused']);
}
