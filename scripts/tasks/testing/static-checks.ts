import { check } from './run.ts';

/**
 * Lint, types and unused code.
 * @throws Advice with the output of the first that fails
 */
export async function staticChecks(): Promise<void> {
  await check('Lint', 'pnpm', ['lint']);
  await check('Types', 'pnpm', ['typecheck']);
  await check('Unused code', 'pnpm', ['unused']);
}
