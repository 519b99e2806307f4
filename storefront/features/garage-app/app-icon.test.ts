import type { Site } from '@forecourt/lib/sites/site';
import { DEFAULT_THEME } from '@forecourt/lib/sites/theme';
import { expect, test } from 'vitest';
import { appIcon } from './app-icon.server.tsx';
import { APP_ICONS } from './icons.ts';

const PNG = '89504e470d0a1a0a';

test.each(APP_ICONS)('draws $name as a square PNG of its size', async (icon) => {
  const site = { name: 'Sample Motors', template: 'group', theme: DEFAULT_THEME } as Site;
  const bytes = await appIcon(site, icon);
  expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([icon.size, icon.size]);
});
