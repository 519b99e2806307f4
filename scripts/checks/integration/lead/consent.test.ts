import { randomUUID } from 'node:crypto';
import { hasMarketingConsent, withdrawMarketingConsent } from '@forecourt/lib/leads/marketing-consent.server';
import { OPT_IN_LABEL, STOP_NEWS_LABEL } from '@forecourt/lib/leads/opt-in-labels';
import { updateLead } from '@forecourt/lib/leads/update.server';
import { exportPerson } from '@forecourt/lib/operations/privacy/export.server';
import { transaction } from '@forecourt/lib/platform/database/client.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { SHOPPER, store, submission } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.clear();
  await database.pool.query('truncate leads cascade');
});

/** A lead as submitted, with the marketing checkbox ticked or not. */
const sent = (optIn: boolean, token: string = randomUUID(), isLastStep = true) => {
  const lead = submission({ token, isLastStep });
  return { ...lead, values: { ...lead.values, optIn } };
};
const consents = async () =>
  (
    await database.pool.query(
      'select given, words, source, ticked_at_start as preset from marketing_consents order by id',
    )
  ).rows;
const YES = { given: true, words: OPT_IN_LABEL, source: 'enquiry form, /search', preset: false };

test('a lead stores its consent with wording, form and page, and none if the box was empty', async () => {
  await store(database.pool, sent(false));
  expect(await consents()).toEqual([]);
  await store(database.pool, sent(true));
  expect(await consents()).toEqual([YES]);
});

test('a lead stores whether the site had ticked the box', async () => {
  await store(database.pool, sent(true), null, { isOptInTickedAtStart: true });
  expect(await consents()).toEqual([{ ...YES, preset: true }]);
});

test('a resubmitted lead stores its consent once', async () => {
  const lead = sent(true);
  for (const _ of [1, 2]) await store(database.pool, lead);
  expect(await consents()).toEqual([YES]);
});

test('a lead resubmitted with an empty box records the withdrawal of consent', async () => {
  const token = randomUUID();
  await store(database.pool, sent(true, token));
  await store(database.pool, sent(false, token));
  expect(await consents()).toEqual([YES, { ...YES, given: false }]);
});

test('a later step of a lead updates its marketing consent', async () => {
  const token = randomUUID();
  const { id } = await store(database.pool, sent(false, token, false));
  const owner = { siteSlug: 'sample', leadId: id, token, phone: null };
  const step = (opt_in: boolean) => ({ key: randomUUID(), change: { opt_in }, isLastStep: true });
  await updateLead(database.pool, owner, { ...step(true), isOptInTickedAtStart: true });
  await updateLead(database.pool, owner, step(true));
  await updateLead(database.pool, owner, step(false));
  expect(await consents()).toEqual([
    { ...YES, preset: true },
    { ...YES, given: false },
  ]);
});

test('the export of a person has their consents', async () => {
  await store(database.pool, sent(true));
  const { marketingConsents } = await exportPerson(database.pool, {
    siteSlug: null,
    phone: null,
    email: SHOPPER,
  });
  expect(marketingConsents).toMatchObject([{ given: true, words: OPT_IN_LABEL }]);
});

test('a consent is deleted with its lead', async () => {
  await store(database.pool, sent(true));
  await database.pool.query('delete from leads');
  expect(await consents()).toEqual([]);
});

test('unsubscribing withdraws the consent of every enquiry with that email on the site', async () => {
  const own = await store(database.pool, sent(true));
  const other = await store(database.pool, sent(true));
  const elsewhere = await store(database.pool, sent(true), null, { siteSlug: 'other' });
  const of = (leadId: string, siteSlug = 'sample') => ({ siteSlug, leadId });
  await database.pool.query("update mail_deliveries set state = 'sent'");
  expect(await hasMarketingConsent(database.pool, of(own.id))).toBe(true);
  for (const _ of [1, 2])
    await transaction(database.pool, (connection) => withdrawMarketingConsent(connection, of(own.id)));
  expect(await hasMarketingConsent(database.pool, of(own.id))).toBe(false);
  expect(await hasMarketingConsent(database.pool, of(other.id))).toBe(false);
  expect(await hasMarketingConsent(database.pool, of(elsewhere.id, 'other'))).toBe(true);
  expect((await consents()).slice(3)).toEqual(
    [1, 2].map(() => ({ given: false, words: STOP_NEWS_LABEL, source: 'link in a mail', preset: false })),
  );
  const { rows } = await database.pool.query(
    "select mail_deliveries.kind, told->>'opt_in' as told from mail_deliveries join leads on leads.id = lead_id where state = 'waiting'",
  );
  expect(rows).toEqual([1, 2].map(() => ({ kind: 'dealer', told: 'true' })));
});

test('an enquiry without an email only withdraws its own consent', async () => {
  const withoutEmail = () => {
    const lead = sent(true);
    return { ...lead, values: { ...lead.values, email: '' } };
  };
  const own = await store(database.pool, withoutEmail());
  const stranger = await store(database.pool, withoutEmail());
  await transaction(database.pool, (connection) =>
    withdrawMarketingConsent(connection, { siteSlug: 'sample', leadId: own.id }),
  );
  expect(await hasMarketingConsent(database.pool, { siteSlug: 'sample', leadId: own.id })).toBe(false);
  expect(await hasMarketingConsent(database.pool, { siteSlug: 'sample', leadId: stranger.id })).toBe(true);
});
