import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ICON_NAMES } from './names.ts';
import { sprite } from './sprite.ts';

test('the sprite on disk holds exactly the icons named', async () => {
  const onDisk = readFileSync(path.join(import.meta.dirname, '../../public/icons.svg'), 'utf8');
  expect(onDisk).toBe(await sprite());
  expect([...onDisk.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])).toEqual([...ICON_NAMES]);
});
