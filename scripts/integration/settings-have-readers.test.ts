import { readFileSync } from 'node:fs';
import path from 'node:path';
import { featureDefinitions } from '@forecourt/lib/site/features';
import { settingDefinitions } from '@forecourt/lib/site/settings';
import { expect, test } from 'vitest';
import { tracked } from '../lint/files.ts';
import { ROOT } from '../local/settings.ts';

/** Where settings are defined and named: none of these does anything with one. */
const DEFINITIONS = /\.test\.tsx?$|^lib\/site\/(features|settings)\.ts$|^schemas\//;
const sources = tracked(/^(storefront|lib|studio)\/.*\.tsx?$/)
  .filter((file) => !DEFINITIONS.test(file))
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));

test.each([...Object.keys(settingDefinitions), ...Object.keys(featureDefinitions)])(
  'SITE-47 the product reads %s, so that the studio may offer it',
  (name) => {
    // As a property of what was parsed, or taken apart from it; a comment that mentions it reads nothing.
    const reader = new RegExp(`\\.${name}\\b|[{,]\\s*${name}(\\s*:\\s*\\w+)?\\s*[,}]`);
    expect(sources.some((source) => reader.test(source.replace(/\/\/.*$/gm, '')))).toBe(true);
  },
);
