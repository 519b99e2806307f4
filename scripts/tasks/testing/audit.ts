import { execFile } from 'node:child_process';
import { z } from 'zod';
import { Advice, step } from '../../commands/terminal/steps.mjs';
import { ROOT } from '../../emulators/settings.ts';

/** Timeout; if the registry does not respond, the check is skipped. */
const PATIENCE_MS = 60_000;
const COUNTED = new Set(['high', 'critical']);

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

/** Returns one line per relevant vulnerability; null if the output is not a report. */
export function vulnerabilitiesIn(output: string): string[] | null {
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
 * Checks the registry for known vulnerabilities in shipped packages. New ones can be published at any time,
 * so they are only listed, and fail only the full-length run.
 * @throws Advice with the list if `strict`
 */
export async function auditVulnerabilities({ strict }: { strict: boolean }): Promise<void> {
  let weaknesses: string[] | null = null;
  await step('Known vulnerabilities in packages', async () => {
    weaknesses = vulnerabilitiesIn(await pnpmAudit());
    const list = weaknesses?.join('\n') ?? '';
    if (strict && list)
      throw new Advice(
        `${list}\n\nUpdate these packages, or add an exception with a reason in pnpm-workspace.yaml.`,
      );
  });
  if (weaknesses === null)
    process.stdout.write('    Skipped: the registry provides no vulnerability data.\n');
  else for (const line of weaknesses as string[]) process.stdout.write(`    ${line}\n`);
}

/** Returns the output of `pnpm audit`, which exits with a code if it found something. */
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
