import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../emulators/settings.ts';
import { tracked } from '../../lint/files.ts';

/** Fields with addresses that receive leads and reports, and the worker queries that select them. */
const ADDRESSES = /leadEmails|leadChannels|leadAlertEmails|reportEmails|queries\/(?:mailSite|feeds)\b/;

test('no file of the storefront or the studio queries an address that receives leads', () => {
  const files = tracked(/^(?:storefront|studio)\/.*\.tsx?$/);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => ADDRESSES.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});
