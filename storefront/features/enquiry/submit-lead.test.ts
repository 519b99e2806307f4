import { householdOf } from '@forecourt/lib/platform/network/household';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import type { Site } from '@forecourt/lib/sites/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '@/logging/log.server.ts';
import { leadCounts } from './lead-counts.ts';
import { submitLead } from './submit-lead.server.ts';

const SITE = { slug: 'harbour' } as Site;
const SOURCE = {
  household: householdOf('203.0.113.7'),
  userAgent: 'a browser',
  referer: null,
  requestId: 'request-1',
  hasGpc: false,
};
const counted = () => leadCounts().map(({ site, outcome, count }) => [site, outcome, count]);

beforeEach(() => void Reflect.deleteProperty(globalThis, Symbol.for('forecourt.leads')));
afterEach(() => void vi.restoreAllMocks());

test('counts an invalid form as bad input of its site', async () => {
  await expect(submitLead(SITE, { kind: 'enquiry' }, SOURCE)).resolves.toMatchObject({ code: 'bad_input' });
  expect(counted()).toEqual([['harbour', 'bad_input', 1]]);
});

test('counts a lead as failed, and logs why, if it cannot be stored', async () => {
  // Nothing listens on this port.
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nothing');
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const submission = { token: crypto.randomUUID(), kind: 'enquiry', values: { name: 'Kim' }, [TRAP]: '' };
  await expect(submitLead(SITE, submission, SOURCE)).resolves.toMatchObject({ code: 'failed' });
  expect(counted()).toEqual([['harbour', 'failed', 1]]);
  expect(logged.mock.calls).toMatchObject([[{ site: 'harbour' }, 'lead_store_failed']]);
});
