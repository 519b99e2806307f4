import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { beforeEach, expect, test } from 'vitest';
import { countLeadError } from './answers.ts';
import { countLead, expectLeads, leadCounts, OWN_REFUSALS } from './lead-counts.ts';

beforeEach(() => void Reflect.deleteProperty(globalThis, Symbol.for('forecourt.leads')));

test("counts a site's leads by outcome", () => {
  countLead('harbour', 'taken');
  countLead('harbour', 'taken');
  countLead('harbour', 'held_back');
  countLead('coastline', 'validation');
  expect(leadCounts()).toEqual([
    { site: 'harbour', outcome: 'taken', count: 2 },
    { site: 'harbour', outcome: 'held_back', count: 1 },
    { site: 'coastline', outcome: 'validation', count: 1 },
  ]);
});

test('a refusal before the site is known counts as of no site', () => {
  countLeadError(new ApiError('too_large', 'Too long.'), null);
  expect(leadCounts()).toEqual([{ site: 'other', outcome: 'too_large', count: 1 }]);
});

test("a site's own refusals begin at zero, and what was counted stays", () => {
  countLead('harbour', 'failed');
  expectLeads('harbour');
  expect(leadCounts().map(({ outcome, count }) => [outcome, count])).toEqual([
    ['failed', 1],
    ['busy', 0],
    ['rate_limit', 0],
    ['bad_input', 0],
    ['forbidden', 0],
  ]);
});

test('the alerts look at the refusals that begin at zero, and at no other', () => {
  const rules = readFileSync(
    path.join(import.meta.dirname, '../../../.deploy/observability/alerts.yaml'),
    'utf8',
  );
  const outcomes = [...rules.matchAll(/forecourt_leads_total\{outcome=~?"([^"]+)"\}/g)].flatMap(
    ([, names = '']) => names.split('|'),
  );
  expect(outcomes.toSorted()).toEqual([...OWN_REFUSALS].toSorted());
});
