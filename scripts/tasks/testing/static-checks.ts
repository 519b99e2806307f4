import { check } from './run.ts';

/**
 * Lint and types of everything, and unused code where it is asked for.
 * @throws Advice with the output of the first that fails
 */
export async function staticChecks({ unused = false } = {}): Promise<void> {
  await check('Lint', 'pnpm', ['lint']);
  await check('Types', 'pnpm', ['typecheck']);
  if (unused) await check('Unused code', 'pnpm', ['unused']);
}
