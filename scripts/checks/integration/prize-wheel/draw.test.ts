import { randomUUID } from 'node:crypto';
import { recordStart, recordStop } from '@forecourt/lib/leads/conversation/opt-outs.server';
import { auditDraws } from '@forecourt/lib/leads/prize-wheel/audit.server';
import { drawPrize, entriesOf, entryToMail } from '@forecourt/lib/leads/prize-wheel/entries.server';
import { sendPrizeSms } from '@forecourt/lib/leads/prize-wheel/sms.server';
import type { PrizeWheel } from '@forecourt/lib/leads/prize-wheel/wheel';
import { deleteAccount } from '@forecourt/lib/operations/privacy/account.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.pool.query('truncate users, spin_to_win_entries, mail_deliveries cascade');
});

const secret = 'a secret of the installation';
const prize = (key: string, weight: number, limit: number | null = null, wins = true) => ({
  key,
  label: key,
  weight,
  limit,
  wins,
  text: `How to get ${key}`,
});
const WHEEL: PrizeWheel = {
  id: 'wheel',
  name: 'Summer Spin',
  headline: '',
  intro: '',
  terms: '',
  start: null,
  end: null,
  prizes: [prize('rug', 5000, 3), prize('wash', 10), prize('nothing', 10, null, false)],
};
const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
let phones = 400_000_000;
async function player(siteSlug = 'sample', phone = `+61${++phones}`) {
  const userId = randomUUID();
  await sql('insert into users (id, site_slug, phone, email) values ($1, $2, $3, $4)', [
    userId,
    siteSlug,
    phone,
    `${userId}@shopper.example`,
  ]);
  return { siteSlug, userId, phone };
}
type Player = Awaited<ReturnType<typeof player>>;
const draw = (who: Player, wheel = WHEEL) => drawPrize(database.pool, who, wheel, { mails: true, secret });

describe('a draw (OPEN-102)', () => {
  test('counts twenty simultaneous presses as one spin, one entry and one mail', async () => {
    const who = await player();
    const wheel = { ...WHEEL, prizes: [prize('rug', 1), prize('wash', 1)] };
    const drawResults = await Promise.all(Array.from({ length: 20 }, () => draw(who, wheel)));
    expect(drawResults.filter(({ outcome }) => outcome === 'drawn')).toHaveLength(1);
    expect(drawResults.filter(({ outcome }) => outcome === 'drawn_before')).toHaveLength(19);
    const [entry] = await entriesOf(database.pool, who);
    expect(new Set(drawResults.map((each) => 'entry' in each && each.entry.code))).toEqual(
      new Set([entry?.code]),
    );
    expect(entry?.code).toMatch(/^W-\w{6}$/);
    expect(await sql('select kind from mail_deliveries')).toEqual([{ kind: 'prize' }]);
    expect(await entryToMail(database.pool, entry?.id ?? '')).toMatchObject({
      email: `${who.userId}@shopper.example`,
      code: entry?.code,
    });
  });

  test('exceeds no prize’s limit under concurrent draws, and the log verifies each', async () => {
    const everybody = await Promise.all(Array.from({ length: 40 }, () => player()));
    await Promise.all(everybody.map((who) => draw(who)));
    const counts = await sql(
      'select prize_key, count(*)::int, count(code)::int as codes from spin_to_win_entries group by 1 order by 1',
    );
    // With these odds the rug is almost certainly drawn more often than there are rugs.
    expect(counts.find(({ prize_key }) => prize_key === 'rug')).toMatchObject({ count: 3, codes: 3 });
    expect(counts.find(({ prize_key }) => prize_key === 'nothing')).toMatchObject({ codes: 0 });
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    expect(await auditDraws(database.pool)).toEqual({ draws: 40, problems: [] });
    await sql(`update spin_to_win_entries set prize_key = 'rug' where prize_key = 'wash'`);
    const { problems } = await auditDraws(database.pool);
    expect(problems).toHaveLength(counts.find(({ prize_key }) => prize_key === 'wash')?.count);
  });

  test('awards nothing and uses up no spin when all prizes are gone', async () => {
    const wheel = { ...WHEEL, prizes: [prize('rug', 1, 1), prize('hat', 1, 0)] };
    expect(await draw(await player(), wheel)).toMatchObject({ outcome: 'drawn' });
    const late = await player();
    expect(await draw(late, wheel)).toEqual({ outcome: 'nothing_left' });
    expect(await draw(late)).toMatchObject({ outcome: 'drawn' });
  });

  test('allows one spin per person, wheel and site', async () => {
    const who = await player();
    await draw(who);
    expect(await draw(who, { ...WHEEL, id: 'another' })).toMatchObject({ outcome: 'drawn' });
    const elsewhere = await player('second', who.phone);
    expect(await draw(elsewhere)).toMatchObject({ outcome: 'drawn' });
    expect(await entriesOf(database.pool, { ...who, siteSlug: 'second' })).toEqual([]);
  });

  test('survives deletion of the account, which cannot spin again after signing up', async () => {
    const who = await player();
    await draw(who);
    await deleteAccount(database.pool, who);
    const [row] = await sql('select * from spin_to_win_entries');
    expect(row).toMatchObject({ user_id: null });
    expect(JSON.stringify(row)).not.toContain(who.phone.slice(3));
    expect(await draw(await player('sample', who.phone))).toEqual({ outcome: 'spent' });
    expect(await entryToMail(database.pool, row.id)).toBeNull();
  });
});

test('an SMS with a code is not sent to a winner who answered STOP', async () => {
  const winner = await player();
  const always = { ...WHEEL, prizes: [prize('rug', 1)] };
  const drawn = await drawPrize(database.pool, winner, always, { mails: false, secret });
  if (!('entry' in drawn)) throw new Error('nothing was drawn');
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('{"sid":"SM1"}', { status: 201 }));
  const send = () =>
    sendPrizeSms(
      database.pool,
      { host: 'http://twilio.example', account: 'a', token: 't', from: '+61400000000' },
      { site: { slug: 'sample', name: 'Sample' }, phone: winner.phone, entry: drawn.entry },
    );
  const recipient = { siteSlug: 'sample', channel: 'sms', address: winner.phone } as const;
  await recordStop(database.pool, recipient);
  expect(await send()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  await recordStart(database.pool, recipient);
  expect(await send()).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockRestore();
});
