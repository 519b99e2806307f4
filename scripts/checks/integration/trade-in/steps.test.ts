import { filesOfLead } from '@forecourt/lib/leads/files.server';
import { leadComposer } from '@forecourt/lib/leads/mail/lead.server';
import type { LeadPayload } from '@forecourt/lib/leads/payload';
import {
  claimForOwner,
  deletePhoto,
  PHOTOS_SECONDS,
  recordDecision,
  savePhotos,
  valueVehicle,
} from '@forecourt/lib/leads/trade-in/steps.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';
import { SECRET } from '../reservations/testing/shopper.ts';
import { CONDITION, newOwner, SITE, valuedByStranger } from './valued.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.pool.query('truncate users, valuations, leads, mail_deliveries cascade'));

const photo = (number = 0) => Buffer.from([0xff, 0xd8, 0xff, number]);

async function claimed() {
  const owner = await newOwner(database.pool);
  const { id, leadId } = await valuedByStranger(database.pool);
  const whose = { siteSlug: SITE, valuationId: id, owner, leadId };
  await claimForOwner(database.pool, whose);
  await sendAll();
  return whose;
}

const sendAll = () =>
  database.pool.query("update mail_deliveries set state = 'sent', sent_at = now(), round = 0");

const valuation = async (id: string) => {
  const { rows } = await database.pool.query('select * from valuations where id = $1', [id]);
  return rows[0] as { accepted_at: Date | null; user_id: string | null; amount_low: number | null };
};

const lead = async (id: string) => {
  const { rows } = await database.pool.query('select payload, finished from leads where id = $1', [id]);
  return rows[0] as { payload: LeadPayload; finished: boolean };
};

const owedDeliveries = async () => {
  const { rows } = await database.pool.query<{ kind: string; round: number; wait: number }>(
    `select kind, round, ceil(extract(epoch from next_attempt_at - now()))::int as wait
     from mail_deliveries where state = 'waiting' order by kind`,
  );
  return rows;
};

async function refusing<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await database.pool.query(
    `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
  );
  await database.pool.query(
    `create trigger refuse before insert on ${table} for each row execute function refuse()`,
  );
  try {
    return await work();
  } finally {
    await database.pool.query(`drop trigger refuse on ${table}`);
  }
}

test.each(['lead_events', 'mail_deliveries', 'lead_deliveries'])(
  'accepts nothing of an offer when an insert into %s fails (TRADE-08)',
  async (table) => {
    const whose = await claimed();
    const before = await lead(whose.leadId);
    await database.pool.query('delete from mail_deliveries');
    await database.pool.query('delete from lead_deliveries');
    await refusing(table, () =>
      expect(recordDecision(database.pool, whose, 'accept')).rejects.toThrow('refused'),
    );
    expect((await valuation(whose.valuationId)).accepted_at).toBeNull();
    expect(await lead(whose.leadId)).toEqual(before);
    expect(await owedDeliveries()).toEqual([]);

    expect(await recordDecision(database.pool, whose, 'accept')).toBe('decided');
    expect((await valuation(whose.valuationId)).accepted_at).toBeInstanceOf(Date);
    expect((await lead(whose.leadId)).payload).toMatchObject({
      subcategory: '3. Offer Accepted',
      offer_accepted: true,
      form_completed: true,
    });
    expect(await owedDeliveries()).toMatchObject([{ kind: 'dealer' }, { kind: 'shopper' }]);
  },
);

test('accepts an offer once under twenty parallel requests (TRADE-08 TRADE-11)', async () => {
  const whose = await claimed();
  const presses = Array.from({ length: 20 }, () => recordDecision(database.pool, whose, 'accept'));
  const outcomes = await Promise.all(presses);
  expect(outcomes.filter((outcome) => outcome === 'decided')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'before')).toHaveLength(19);
  const { rows } = await database.pool.query(
    `select change->>'subcategory' as subcategory from lead_events where change ? 'offer_accepted'`,
  );
  expect(rows).toEqual([{ subcategory: '3. Offer Accepted' }]);
  expect(await owedDeliveries()).toEqual([
    { kind: 'dealer', round: 1, wait: 0 },
    { kind: 'shopper', round: 1, wait: 0 },
  ]);
  await sendAll();
  for (const decision of ['accept', 'inspection'] as const)
    expect(await recordDecision(database.pool, whose, decision)).toBe('before');
  expect(await owedDeliveries()).toEqual([]);
});

test('stores an estimate together with its lead (TRADE-06)', async () => {
  const whose = await claimed();
  const worse = { ...CONDITION, kilometres: 90_000, range: { low: 15_000, high: 16_000 } };
  await refusing('lead_events', () =>
    expect(valueVehicle(database.pool, whose, worse)).rejects.toThrow('refused'),
  );
  expect((await valuation(whose.valuationId)).amount_low).toBe(18_200);
  await valueVehicle(database.pool, whose, worse);
  expect((await valuation(whose.valuationId)).amount_low).toBe(15_000);
  expect((await lead(whose.leadId)).payload.lead_attributes.answers).toEqual([
    { question: 'Online estimate', answer: '$15,000 to $16,000' },
  ]);
  expect((await owedDeliveries()).map(({ kind }) => kind)).toEqual(['dealer', 'shopper']);
});

test('gives a valuation to its owner together with its lead', async () => {
  const owner = await newOwner(database.pool);
  const { id, leadId } = await valuedByStranger(database.pool);
  const whose = { siteSlug: SITE, valuationId: id, owner };
  await refusing('lead_events', () => expect(claimForOwner(database.pool, whose)).rejects.toThrow('refused'));
  expect((await valuation(id)).user_id).toBeNull();
  expect(await lead(leadId)).toMatchObject({ finished: false, payload: { name: '' } });
  await Promise.all([claimForOwner(database.pool, whose), claimForOwner(database.pool, whose)]);
  expect(await lead(leadId)).toMatchObject({
    finished: true,
    payload: { name: 'Kim Nguyen', subcategory: '2. Valuation Given' },
  });
  expect(await owedDeliveries()).toMatchObject([
    { kind: 'dealer', round: 0 },
    { kind: 'shopper', round: 0 },
  ]);
});

test('stores a photo together with its mail to the dealer', async () => {
  const whose = await claimed();
  const files = async () => (await filesOfLead(database.pool, whose.leadId)).length;
  await database.pool.query('delete from mail_deliveries');
  await refusing('mail_deliveries', () =>
    expect(savePhotos(database.pool, whose, [photo()])).rejects.toThrow('refused'),
  );
  expect(await files()).toBe(0);

  const [first = ''] = await savePhotos(database.pool, whose, [photo()]);
  const [waiting, ...others] = await owedDeliveries();
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({ kind: 'dealer' });
  expect(waiting?.wait).toBeGreaterThan(PHOTOS_SECONDS - 20);
  // The first photo is sent again, as after a lost answer.
  expect(await savePhotos(database.pool, whose, [photo()])).toEqual([first]);
  await savePhotos(database.pool, whose, [photo(1), photo(2)]);
  expect(await owedDeliveries()).toMatchObject([{ kind: 'dealer' }]);
  const answersOfLead = async () => (await lead(whose.leadId)).payload.lead_attributes.answers;
  expect(await answersOfLead()).toContainEqual({ question: 'Photos', answer: '3' });

  await deletePhoto(database.pool, whose, first);
  expect(await answersOfLead()).toContainEqual({ question: 'Photos', answer: '2' });
  await savePhotos(database.pool, whose, [photo(4)]);
  const names = (await filesOfLead(database.pool, whose.leadId)).map(({ name }) => name);
  expect(names).toEqual(['photo-2.jpg', 'photo-3.jpg', 'photo-4.jpg']);
  // The mail of the accepted offer includes the photos.
  await recordDecision(database.pool, whose, 'accept');
  expect(await owedDeliveries()).toMatchObject([
    { kind: 'dealer', wait: 0 },
    { kind: 'shopper', wait: 0 },
  ]);
  expect(await files()).toBe(3);
});

test('stores at most ten photos under parallel requests', async () => {
  const whose = await claimed();
  const single = Array.from({ length: 8 }, (_, number) => savePhotos(database.pool, whose, [photo(number)]));
  const several = savePhotos(
    database.pool,
    whose,
    Array.from({ length: 6 }, (_, number) => photo(100 + number)),
  );
  const ids = (await Promise.all([...single, several])).flat();
  expect(new Set(ids).size).toBe(10);
  expect(await filesOfLead(database.pool, whose.leadId)).toHaveLength(10);
});

test('mails the estimate and the accepted offer, with photos to the dealer', async () => {
  const whose = await claimed();
  const compose = leadComposer(readerOf(MAIL_SITE), SECRET);
  const mail = async (kind: string) => {
    const composedMail = await compose(database.pool, whose.leadId, kind);
    if (typeof composedMail === 'string') throw new Error(composedMail);
    return composedMail;
  };
  const estimate = await mail('shopper');
  expect(estimate.subject).toBe('Your estimate: 2022 Mazda CX-5');
  expect(estimate.to).toEqual(['kim@shopper.example']);
  expect(estimate.text).toContain('Estimate: $18,200 to $20,500');
  expect(estimate.text).toContain(
    'View your estimate: http://sample.localhost:3000/sell-my-car?step=estimate',
  );
  // The page comes from the browser, so its link keeps only a path of the site and a car.
  for (const [page, link] of [
    [
      'http://sample.localhost:3000/cars/trade-in?car_id=a1&x=call+now#y',
      '/cars/trade-in?car_id=a1&step=estimate',
    ],
    ['http://sample.localhost:3000//evil.example/', '/sell-my-car?step=estimate'],
    ['x:.evil.example', '/sell-my-car?step=estimate'],
    ['', '/sell-my-car?step=estimate'],
  ] as const) {
    await database.pool.query(
      "update leads set payload = jsonb_set(payload, '{url}', to_jsonb($2::text)) where id = $1",
      [whose.leadId, page],
    );
    expect((await mail('shopper')).text).toContain(
      `View your estimate: http://sample.localhost:3000${link}\n`,
    );
  }
  await savePhotos(database.pool, whose, [photo(), photo(1)]);
  await recordDecision(database.pool, whose, 'accept');
  expect((await mail('shopper')).subject).toBe('Offer accepted: 2022 Mazda CX-5');
  const { text, files } = await mail('dealer');
  expect(text).toContain('Offer accepted: Yes');
  expect(text).toContain('Photos: 2');
  expect(files?.map(({ name, type }) => [name, type])).toEqual([
    ['photo-1.jpg', 'image/jpeg'],
    ['photo-2.jpg', 'image/jpeg'],
  ]);
});
