import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../emulators/settings.ts';

const manifestSchema = z.object({ bin: z.object({ next: z.string() }) });

/**
 * Returns the file of the `next` command, as its package names it. Started with Node itself, because the
 * command in `node_modules/.bin` is a shell script between us and the process that we stop.
 * @param workspace a folder that depends on the package
 */
export function nextCommand(workspace: 'storefront' | 'scripts'): string {
  const manifest = createRequire(path.join(ROOT, workspace, 'package.json')).resolve('next/package.json');
  const { bin } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return path.resolve(path.dirname(manifest), bin.next);
}
