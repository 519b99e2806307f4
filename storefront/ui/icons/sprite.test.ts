import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BODY_ICON_NAMES, ICON_NAMES } from './names.ts';
import { sprite, versionModule } from './sprite.ts';

test('the sprite on disk holds exactly the named icons and matches its version', async () => {
  const onDisk = readFileSync(path.join(import.meta.dirname, '../../public/icons.svg'), 'utf8');
  expect(onDisk).toBe(await sprite());
  expect([...onDisk.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])).toEqual([
    ...ICON_NAMES,
    ...BODY_ICON_NAMES,
  ]);
  expect(readFileSync(path.join(import.meta.dirname, 'version.ts'), 'utf8')).toBe(versionModule(onDisk));
});
