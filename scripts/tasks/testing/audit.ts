import { execFile } from 'node:child_process';
import { z } from 'zod';
import { Advice, step } from '../../commands/terminal/steps.mjs';
import { ROOT } from '../../emulators/settings.ts';

/** A registry that does not answer is one without a list. */
const PATIENCE_MS = 60_000;
/** How grave a weakness must be to count. */
const COUNTED = new Set(['high', 'critical']);

/** What pnpm prints, as far as it is read here. */
const report = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      module_name: z.string(),
      severity: z.string(),
      title: z.string(),
      url: z.string().optional(),
      patched_versions: z.string().optional(),
    }),
  ),
});

/** One line for each known weakness that counts; null where nothing was told. */
export function weaknessesOf(output: string): string[] | null {
  const parsed = report.safeParse(jsonOf(output));
  if (!parsed.success) return null;
  return Object.values(parsed.data.advisories)
    .filter(({ severity }) => COUNTED.has(severity))
    .map(({ module_name, severity, title, patched_versions, url }) =>
      `${module_name} (${severity}): ${title}. Mended in ${patched_versions ?? 'no version'}. ${url ?? ''}`.trim(),
    )
    .toSorted();
}

/**
 * Asks the registry which packages that the product ships have known weaknesses. They come from outside and at any time, so
 * they are listed, and fail only the run at full length.
 * @throws Advice with the list, where `strict`
 */
export async function auditDependencies({ strict }: { strict: boolean }): Promise<void> {
  let weaknesses: string[] | null = null;
  await step('Known weaknesses of packages', async () => {
    weaknesses = weaknessesOf(await pnpmAudit());
    const list = weaknesses?.join('\n') ?? '';
    if (strict && list)
      throw new Advice(`${list}\n\nUpdate these packages, or say in pnpm-workspace.yaml why not.`);
  });
  if (weaknesses === null)
    process.stdout.write('    Skipped: the registry offers no list of known weaknesses here.\n');
  else for (const line of weaknesses as string[]) process.stdout.write(`    ${line}\n`);
}

/** What `pnpm audit` prints; it ends with another code where it found something. */
const pnpmAudit = (): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      'pnpm',
      ['audit', '--prod', '--json'],
      { cwd: ROOT, timeout: PATIENCE_MS, maxBuffer: 64e6 },
      (_, stdout) => resolve(stdout),
    );
  });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
