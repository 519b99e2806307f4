import { createHash } from 'node:crypto';
// The package whose drawings are read below, file by file.
import type {} from 'lucide-react';
import { z } from 'zod';
import { BODY_ICONS } from './bodies.ts';
import { ICON_NAMES } from './names.ts';
import { onePath, type Shape } from './one-path.ts';

/** A lucide icon: elements with their attributes on a 24 px grid. */
const iconModule = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});

/** Returns the sprite with one `<symbol>` per icon, so that pages refer to an icon in 30 bytes. */
export async function sprite(): Promise<string> {
  const common = await Promise.all(
    ICON_NAMES.map(async (name) => {
      const { __iconData } = iconModule.parse(await import(`lucide-react/icons/${name}`));
      return symbol(name, __iconData.node);
    }),
  );
  const bodies = Object.entries(BODY_ICONS).map(([name, drawing]) => symbol(name, drawing));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons</title>\n${[...common, ...bodies].join('\n')}\n</svg>\n`;
}

function symbol(name: string, drawing: readonly Shape[]): string {
  const path = onePath(drawing);
  const shapes = path ? [['path', { d: path }] as const] : drawing;
  const elements = shapes.map(([tag, { key: _key, ...attributes }]) => {
    const list = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${list.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${elements.join('')}</symbol>`;
}

export function versionModule(spriteText: string): string {
  const version = createHash('sha256').update(spriteText).digest('base64url').slice(0, 8);
  return `/** Written by build.ts: changes whenever a drawing does. */\nexport const ICONS_VERSION = '${version}';\n`;
}
