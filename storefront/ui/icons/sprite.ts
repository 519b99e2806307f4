// The package whose drawings are read below, file by file.
import type {} from 'lucide-react';
import { z } from 'zod';
import { ICON_NAMES } from './names.ts';

/** One drawing of lucide: elements with their attributes on a 24 px grid. */
const iconModule = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});

/** The whole sprite: one `<symbol>` per icon, so that a page names an icon in 30 bytes and ships no script for it. */
export async function sprite(): Promise<string> {
  const symbols = await Promise.all(
    ICON_NAMES.map(async (name) => {
      const { __iconData } = iconModule.parse(await import(`lucide-react/icons/${name}`));
      const shapes = __iconData.node.map(([tag, { key: _key, ...attributes }]) => {
        const list = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
        return `<${tag}${list.join('')}/>`;
      });
      return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons</title>\n${symbols.join('\n')}\n</svg>\n`;
}
