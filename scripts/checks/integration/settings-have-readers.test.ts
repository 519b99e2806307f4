import { readFileSync } from 'node:fs';
import path from 'node:path';
import { featureDefinitions } from '@forecourt/lib/sites/features';
import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { expect, test } from 'vitest';
import { ROOT } from '../../emulators/settings.ts';
import { tracked } from '../lint/files.ts';

/** Files that define and name settings; these do not count as readers. */
const DEFINITIONS = /\.test\.tsx?$|^lib\/sites\/(features|settings)\.ts$|^schemas\//;
const sources = tracked(/^(storefront|lib|studio)\/.*\.tsx?$/)
  .filter((file) => !DEFINITIONS.test(file))
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));

test.each([...Object.keys(settingDefinitions), ...Object.keys(featureDefinitions)])(
  'the product reads the setting %s (SITE-47)',
  (name) => {
    // Read as a property or by destructuring; comments do not count.
    const reader = new RegExp(`\\.${name}\\b|[{,]\\s*${name}(\\s*:\\s*\\w+)?\\s*[,}]`);
    expect(sources.some((source) => reader.test(source.replace(/\/\/.*$/gm, '')))).toBe(true);
  },
);
