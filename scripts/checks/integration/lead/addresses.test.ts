import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../emulators/settings.ts';
import { tracked } from '../../lint/files.ts';

/** Fields with addresses that leads and reports go to, and the queries of workers that select them. */
const ADDRESSES = /leadEmails|leadChannels|leadAlertEmails|reportEmails|queries\/(?:mailSite|feeds)\b/;

test('no file of the storefront or the studio asks for an address that leads go to', () => {
  const files = tracked(/^(?:storefront|studio)\/.*\.tsx?$/);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => ADDRESSES.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});
