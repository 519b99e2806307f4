import { randomUUID } from 'node:crypto';
import { threadShopper } from '@forecourt/lib/leads/conversation/reply.server';
import { type DealChoice, dealChoiceSchema, NO_TERMS } from '@forecourt/lib/leads/deal/choice';
import {
  acceptDeal,
  answerDeal,
  askAboutDeal,
  changeDeal,
  claimDrafts,
  closeDeal,
  createDeal,
  dealsOfShopper,
  dealsOfThread,
  findDeal,
  markSent,
  reservedDeal,
} from '@forecourt/lib/leads/deal/deals.server';
import { dealTotals } from '@forecourt/lib/leads/deal/ledger';
import { type DealFacts, dealLines } from '@forecourt/lib/leads/deal/lines';
import type { DealFigures } from '@forecourt/lib/leads/deal/version';
import { ownQuote } from '@forecourt/lib/leads/finance-quote/own-quote.server';
import { erasePerson } from '@forecourt/lib/operations/privacy/erase.server';
import { isHeldForDeal } from '@forecourt/lib/payments/reservation/adopt-deal.server';
import { readReservation } from '@forecourt/lib/payments/reservation/read.server';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { store, submission } from '../lead/testing.ts';
import { type Counter, openCounter, started } from '../reservations/testing/counter.ts';
import { CUSTOMER, SECRET } from '../reservations/testing/shopper.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let counter: Counter;
let vehicle: Vehicle;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(async () => {
  await counter.clear();
  await counter.pool.query('truncate leads, lead_threads, users restart identity cascade');
  vehicle = await counter.addCar();
});

const FACTS: DealFacts = { price: 34_990, driveAway: null, extras: [], delivery: null, valuation: null };
const choice = (changes: Partial<DealChoice> = {}) => ({ ...dealChoiceSchema.parse({}), ...changes });
function figures(terms = NO_TERMS, wanted = choice()): DealFigures {
  const lines = dealLines(FACTS, wanted, terms);
  return { lines, totals: dealTotals(lines, 200_00, null), loan: null, state: null, valuation: null };
}
const SITE = { siteSlug: 'sample' };
const sql = async (text: string, values: unknown[] = []) => (await counter.pool.query(text, values)).rows;

const draft = async (userId: string | null = null, key: string = randomUUID()) => {
  const whose = { ...SITE, carId: vehicle.id, userId, key };
  return (await createDeal(counter.pool, whose, { choice: choice(), figures: figures() })).id;
};

/** A deal that was sent, with its conversation. */
async function sent() {
  const id = await draft();
  const { id: leadId } = await store(counter.pool, submission({ token: id, vehicle: vehicle.id }), vehicle);
  await markSent(counter.pool, { ...SITE, id, leadId });
  const [lead] = await sql('select thread_id from leads where id = $1', [leadId]);
  return { id, leadId, threadId: lead.thread_id as string };
}

const tomorrow = () => new Date(Date.now() + 86_400_000);

async function answer(
  { id, threadId }: { id: string; threadId: string },
  seen: number,
  { discount = 500, expiresAt = tomorrow() } = {},
) {
  const shopper = await threadShopper(counter.pool, ['sample'], threadId);
  if (!shopper) throw new Error('The thread has no shopper');
  const terms = { discount, tradeInValue: null };
  return answerDeal(
    counter.pool,
    { siteSlugs: ['sample'], id, seen },
    {
      choice: choice(),
      figures: figures(terms),
      terms,
      staffId: 'usales',
      expiresAt,
      reason: 'End of month',
    },
    {
      shopper,
      message: {
        id: randomUUID(),
        channel: 'email',
        subject: 'Your deal',
        text: 'We have answered.',
        showsVehicle: false,
        files: [],
        authorId: 'usales',
      },
    },
  );
}

const found = async (id: string) => {
  const deal = await findDeal(counter.pool, ['sample'], id);
  if (!deal) throw new Error('No deal');
  return deal;
};
const written = async () =>
  (await sql('select direction, channel, text from lead_messages order by number')).map(
    ({ direction, channel, text }) => `${direction} ${channel}: ${text}`,
  );

describe('the versions of a deal', () => {
  test('go back and forth, with author, reason and time', async () => {
    const deal = await sent();
    expect(await answer(deal, 1)).toBe('answered');
    const again = { choice: choice({ extras: ['mats'] }), figures: figures() };
    expect(await changeDeal(counter.pool, { ...SITE, id: deal.id }, again)).toBe('changed');
    expect(await answer(deal, 3, { discount: 800 })).toBe('answered');
    const { versions, status } = await found(deal.id);
    expect(status).toBe('answered');
    expect(
      versions.map(({ number, author, staffId, reason, figures: { totals } }) => ({
        number,
        author,
        staffId,
        reason,
        total: totals.total,
      })),
    ).toEqual([
      { number: 1, author: 'shopper', staffId: null, reason: '', total: 34_990_00 },
      { number: 2, author: 'staff', staffId: 'usales', reason: 'End of month', total: 34_490_00 },
      { number: 3, author: 'shopper', staffId: null, reason: '', total: 34_990_00 },
      { number: 4, author: 'staff', staffId: 'usales', reason: 'End of month', total: 34_190_00 },
    ]);
    expect(await written()).toEqual([
      'out email: We have answered.',
      'in garage: Changed the deal: version 3.',
      'out email: We have answered.',
    ]);
  });

  test('never change', async () => {
    const { id } = await sent();
    await expect(sql(`update deal_versions set reason = 'x' where deal_id = $1`, [id])).rejects.toThrow(
      'Versions of deals never change',
    );
  });

  test('of a draft can be changed, but not answered or accepted', async () => {
    const id = await draft();
    const changed = { choice: choice({ extras: ['mats'] }), figures: figures() };
    expect(await changeDeal(counter.pool, { ...SITE, id }, changed)).toBe('changed');
    expect(await found(id)).toMatchObject({ status: 'draft', version: 2 });
    expect(await acceptDeal(counter.pool, { ...SITE, id }, 2)).toBe('over');
  });

  test('are refused to another site', async () => {
    const deal = await sent();
    const other = { siteSlug: 'other', id: deal.id };
    expect(await findDeal(counter.pool, ['other'], deal.id)).toBeNull();
    expect(await dealsOfThread(counter.pool, ['other'], deal.threadId)).toEqual([]);
    expect(await changeDeal(counter.pool, other, { choice: choice(), figures: figures() })).toBeNull();
    expect(await closeDeal(counter.pool, ['other'], deal.id)).toBe(false);
    await answer(deal, 1);
    expect(await acceptDeal(counter.pool, other, 2)).toBe('over');
    expect((await found(deal.id)).status).toBe('answered');
  });

  test('of an old answer are refused: staff see the newer version first', async () => {
    const deal = await sent();
    const results = await Promise.all([answer(deal, 1), answer(deal, 1), answer(deal, 1)]);
    expect(results.toSorted()).toEqual(['answered', 'moved', 'moved']);
    expect((await found(deal.id)).version).toBe(2);
    expect(await written()).toHaveLength(1);
  });
});

describe('saving a deal', () => {
  const count = async () => Number((await sql('select count(*) from deals'))[0]?.count);
  const user = async () => {
    const [row] = await sql(
      `insert into users (id, site_slug, phone) values ($1, 'sample', $2) returning id`,
      [randomUUID(), `+614${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`],
    );
    return String(row.id);
  };

  test('several times with one key makes one draft with one version', async () => {
    const key = randomUUID();
    const ids = await Promise.all(Array.from({ length: 6 }, () => draft(null, key)));
    expect(new Set(ids).size).toBe(1);
    expect(await count()).toBe(1);
    expect((await found(String(ids[0]))).versions).toHaveLength(1);
  });

  test('with another key makes another draft', async () => {
    await draft();
    await draft();
    expect(await count()).toBe(2);
  });

  test('never opens the deal of another shopper who used the same key', async () => {
    const key = randomUUID();
    const id = await draft(await user(), key);
    expect(await draft(null, key)).not.toBe(id);
    expect(await count()).toBe(2);
  });

  test('of the same choice and figures adds no version', async () => {
    const id = await draft();
    const again = { choice: choice(), figures: figures() };
    const results = await Promise.all([0, 1, 2].map(() => changeDeal(counter.pool, { ...SITE, id }, again)));
    expect(results).toEqual(['same', 'same', 'same']);
    expect((await found(id)).version).toBe(1);
  });

  test('of the first choice again answers a dealer who changed it', async () => {
    const deal = await sent();
    await answer(deal, 1);
    const again = { choice: choice(), figures: figures() };
    expect(await changeDeal(counter.pool, { ...SITE, id: deal.id }, again)).toBe('changed');
    expect(await found(deal.id)).toMatchObject({ status: 'sent', version: 3 });
  });

  test('as a guest and signing in then puts the draft in the garage', async () => {
    const [own, other] = [await user(), await user()];
    const id = await draft();
    const taken = await draft(other);
    const claimed = await claimDrafts(counter.pool, { ...SITE, userId: own }, [id, taken, 'no uuid']);
    expect(claimed).toBe(1);
    const garage = await dealsOfShopper(counter.pool, { ...SITE, userId: own, phone: null });
    expect(garage.map((deal) => deal.id)).toEqual([id]);
    expect((await found(taken)).userId).toBe(other);
  });

  test('as a guest is not claimed twice, on another site, or once it was sent', async () => {
    const [own, other] = [await user(), await user()];
    const id = await draft();
    expect(await claimDrafts(counter.pool, { siteSlug: 'other', userId: own }, [id])).toBe(0);
    expect(await claimDrafts(counter.pool, { ...SITE, userId: own }, [id])).toBe(1);
    expect(await claimDrafts(counter.pool, { ...SITE, userId: other }, [id])).toBe(0);
    const deal = await sent();
    expect(await claimDrafts(counter.pool, { ...SITE, userId: own }, [deal.id])).toBe(0);
  });
});

describe('an acceptance', () => {
  test('by several people at once ends in one deal and one message', async () => {
    const deal = await sent();
    await answer(deal, 1);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => acceptDeal(counter.pool, { ...SITE, id: deal.id }, 2)),
    );
    // Those who accepted the same version agree with the first.
    expect(results).toEqual(Array(8).fill('accepted'));
    expect(await found(deal.id)).toMatchObject({ status: 'accepted', acceptedVersion: 2 });
    expect((await written()).filter((line) => line.includes('Accepted'))).toEqual([
      'in garage: Accepted the deal: version 2.',
    ]);
  });

  test('while staff answer again ends in one of both, never in a version that nobody saw', async () => {
    for (let round = 0; round < 12; round++) {
      const deal = await sent();
      await answer(deal, 1);
      const [accepted, answered] = await Promise.all([
        acceptDeal(counter.pool, { ...SITE, id: deal.id }, 2),
        answer(deal, 2, { discount: 0 }),
      ]);
      const now = await found(deal.id);
      if (accepted === 'accepted') {
        expect(answered).toBe('over');
        expect(now).toMatchObject({ status: 'accepted', acceptedVersion: 2, version: 2 });
      } else {
        expect([accepted, answered]).toEqual(['moved', 'answered']);
        expect(now).toMatchObject({ status: 'answered', acceptedVersion: null, version: 3 });
      }
    }
  });

  test('is refused once the answer expired, or after the shopper changed the deal', async () => {
    const late = await sent();
    await answer(late, 1, { expiresAt: new Date(Date.now() - 1000) });
    expect(await acceptDeal(counter.pool, { ...SITE, id: late.id }, 2)).toBe('expired');

    const changed = await sent();
    await answer(changed, 1);
    await changeDeal(counter.pool, { ...SITE, id: changed.id }, { choice: choice(), figures: figures() });
    expect(await acceptDeal(counter.pool, { ...SITE, id: changed.id }, 2)).toBe('moved');
    expect(await acceptDeal(counter.pool, { ...SITE, id: changed.id }, 3)).toBe('moved');
  });

  test('ends the changes, and closing a deal ends them too', async () => {
    const accepted = await sent();
    await answer(accepted, 1);
    await acceptDeal(counter.pool, { ...SITE, id: accepted.id }, 2);
    const closed = await sent();
    expect(await closeDeal(counter.pool, ['sample'], closed.id)).toBe(true);
    expect(await closeDeal(counter.pool, ['sample'], accepted.id)).toBe(false);
    for (const { id } of [accepted, closed])
      expect(await changeDeal(counter.pool, { ...SITE, id }, { choice: choice(), figures: figures() })).toBe(
        'over',
      );
    expect(await answer(closed, 1)).toBe('over');
  });

  test('gives its sums to the reservation, which keeps them', async () => {
    const deal = await sent();
    await answer(deal, 1);
    expect(reservedDeal(await found(deal.id))).toBeNull();
    await acceptDeal(counter.pool, { ...SITE, id: deal.id }, 2);
    const accepted = reservedDeal(await found(deal.id));
    if (!accepted) throw new Error('Not accepted');
    const { choice: _, ...sums } = accepted;
    expect(sums).toEqual({ id: deal.id, version: 2, total: 34_490_00, balance: 34_290_00 });
    const begun = started(
      await counter.start(vehicle, { deal: { accepted: sums, choices: { handover: 'pick_up' } } }),
    );
    const kept = await readReservation(counter.pool, { ...SITE, ...begun, secret: SECRET });
    expect(kept).toMatchObject({ deal: sums, choices: { handover: 'pick_up' }, amountCents: 200_00 });
  });
});

describe('an unpaid hold that began before the acceptance', () => {
  const acceptedDeal = async () => {
    const deal = await sent();
    await answer(deal, 1);
    expect(await acceptDeal(counter.pool, { ...SITE, id: deal.id }, 2)).toBe('accepted');
    return deal;
  };
  const dealOfHold = async () => (await sql('select deal from reservations'))[0].deal;
  const hold = async (mobile: string) =>
    started(await counter.start(vehicle, { customer: { ...CUSTOMER, mobile } }));
  const ownMobile = async () => {
    const { leadId } = await sent();
    return (await sql("select payload->>'phone' as phone from leads where id = $1", [leadId]))[0].phone;
  };

  test('adopts the deal of the same shopper, with the balance after its fee', async () => {
    await hold(await ownMobile());
    const { id } = await acceptedDeal();
    expect(await dealOfHold()).toEqual({ id, version: 2, total: 34_490_00, balance: 34_290_00 });
    expect(await isHeldForDeal(counter.pool, 'sample', id)).toBe(true);
    expect(await isHeldForDeal(counter.pool, 'other', id)).toBe(false);
    await acceptedDeal();
    expect(await dealOfHold()).toMatchObject({ id });
  });

  test('of another shopper stays without the deal', async () => {
    await hold('0499 000 111');
    await acceptedDeal();
    expect(await dealOfHold()).toBeNull();
  });

  test('stays without the deal once it is paid', async () => {
    await counter.pay(await hold(await ownMobile()));
    await sql("update reservations set status = 'paid', paid_at = now()");
    await acceptedDeal();
    expect(await dealOfHold()).toBeNull();
  });
});

test('a question is stored once in the conversation of the deal', async () => {
  const deal = await sent();
  const question = { text: 'Is the tow bar fitted?', token: randomUUID() };
  await askAboutDeal(counter.pool, { ...SITE, id: deal.id }, question);
  await askAboutDeal(counter.pool, { ...SITE, id: deal.id }, question);
  expect(await written()).toEqual(['in garage: Is the tow bar fitted?']);
  expect(await askAboutDeal(counter.pool, { ...SITE, id: await draft() }, question)).toBe(false);
});

test('a shopper has the deals of their account and of their verified phone, on one site', async () => {
  const [user] = await sql(
    `insert into users (id, site_slug, phone) values (gen_random_uuid(), 'sample', '+61412345678') returning id`,
  );
  const own = await draft(user.id);
  const deal = await sent();
  await draft();
  const shopper = { userId: user.id, phone: '+61412345678' };
  const ids = async (siteSlug: string, phone: string | null) =>
    (await dealsOfShopper(counter.pool, { ...shopper, siteSlug, phone })).map(({ id }) => id).toSorted();
  expect(await ids('sample', shopper.phone)).toEqual([own, deal.id].toSorted());
  expect(await ids('sample', null)).toEqual([own]);
  expect(await ids('other', shopper.phone)).toEqual([]);
});

test('erasing a shopper deletes their deals with all versions', async () => {
  const deal = await sent();
  await answer(deal, 1);
  await erasePerson(counter.pool, { siteSlug: 'sample', phone: '0412 345 678', email: null });
  expect(await sql('select from deals')).toEqual([]);
  expect(await sql('select from deal_versions')).toEqual([]);
});

test('a shopper sees the lender quote of their own phone and vehicle only', async () => {
  const { id } = await store(counter.pool, submission({ vehicle: vehicle.id }), vehicle);
  const quote = { weeklyRepaymentAmount: 150, advertisedRate: 8, comparisonRate: 8.5, licence: '' };
  await sql(`update leads set payload = payload || $2 where id = $1`, [
    id,
    JSON.stringify({ quote, amount: 30_000, term: 5 }),
  ]);
  const asked = { siteSlug: 'sample', phone: '+61412345678', carId: vehicle.id };
  expect(await ownQuote(counter.pool, asked)).toMatchObject({ quote, amount: 30_000, term: 5 });
  for (const other of [{ siteSlug: 'other' }, { phone: '+61412345679' }, { carId: 'another' }])
    expect(await ownQuote(counter.pool, { ...asked, ...other })).toBeNull();
  await sql(`update leads set created_at = now() - interval '31 days'`);
  expect(await ownQuote(counter.pool, asked)).toBeNull();
});
