import path from 'node:path';
import { build } from 'esbuild';

const SCRIPTS = {
  stripe: 'page/stripe.ts',
  element: 'frame/main.ts',
  challenge: 'challenge/main.ts',
  hosted: 'hosted/main.ts',
  'control-page': 'control-page/main.ts',
} as const;
export type ScriptName = keyof typeof SCRIPTS;

const bundles = new Map<ScriptName, Promise<string>>();

export function script(name: ScriptName): Promise<string> {
  const source = bundles.get(name) ?? bundle(SCRIPTS[name]);
  bundles.set(name, source);
  return source;
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '..', 'stripejs', entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}
