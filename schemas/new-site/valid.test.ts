import { expect, test } from 'vitest';
import { validated } from '../testing/validate.ts';
import { planNewSite } from './documents.ts';
import { factsWith, STOCKED } from './testing/facts.ts';

test('each document of a new site can be published again in the studio', async () => {
  const { documents } = planNewSite(factsWith(STOCKED));
  const problems: string[] = [];
  for (const document of documents)
    for (const { level, path, message } of await validated({ ...document }, documents))
      if (level === 'error') problems.push(`${document._id} ${JSON.stringify(path)}: ${message}`);
  expect(problems).toEqual([]);
});
