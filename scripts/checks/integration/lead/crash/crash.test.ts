import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { LeadPayload } from '@forecourt/lib/leads/payload';
import { claimForOwner } from '@forecourt/lib/leads/trade-in/steps.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { start as startInbox } from '../../../../emulators/inbox/service.ts';
import type { MailEntry } from '../../../../emulators/inbox/store.ts';
import { freePort } from '../../../../emulators/postgres/port.ts';
import { startTestDatabase, type TestDatabase } from '../../../../emulators/postgres/testing/database.ts';
import type { EmulatorService } from '../../../../emulators/service.ts';
import { apart, placesOf, settled, triedPlaces } from '../../crash/apart.ts';
import type { Death } from '../../crash/deadly.ts';
import { insertVehicle } from '../../reservations/testing/counter.ts';
import { noon, vehicle } from '../../test-drive/testing.ts';
import { newOwner, SITE, valuedByStranger } from '../../trade-in/valued.ts';
import { act, type OwnValuation, type Part } from './actions.ts';
import type { Orders } from './actor.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const actor = apart(path.join(import.meta.dirname, 'actor.ts'));
const [port, smtpPort] = [await freePort(), await freePort()];
let database: TestDatabase;
let inbox: EmulatorService;
let dealerSystem: Server;
const receivedKeys: string[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  await insertVehicle(database.pool, vehicle);
  inbox = await startInbox({
    port,
    smtpPort,
    dataDir: path.join(database.folder, 'inbox'),
    smtp: { user: 'forecourt', password: 'secret' },
    texts: { account: 'AC1', token: 'secret' },
  });
  dealerSystem = createServer((request, response) => {
    receivedKeys.push(String(request.headers['idempotency-key']));
    request.resume().on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(dealerSystem, 'listening');
});
afterAll(async () => {
  actor.stop();
  dealerSystem.closeAllConnections();
  dealerSystem.close();
  await inbox.stop();
  await database.stop();
});
beforeEach(clear);

async function clear(): Promise<void> {
  await database.pool.query(
    'truncate users, valuations, leads, mail_deliveries, lead_deliveries, rate_limits cascade',
  );
  receivedKeys.length = 0;
  await fetch(`http://localhost:${port}/api/messages`, { method: 'DELETE' });
}

const sql = async (text: string, values: unknown[] = []) =>
  (await database.pool.query<Record<string, unknown>>(text, values)).rows;
const leadIds = async () => (await sql('select id from leads')).map(({ id }) => String(id));
const owedDeliveries = async () => ({
  mails: await sql(
    "select lead_id, kind, round from mail_deliveries where state = 'waiting' order by kind, lead_id",
  ),
  channels: await sql("select lead_id, kind, round from lead_deliveries where state = 'waiting'"),
});
const mails = async (): Promise<MailEntry[]> =>
  ((await (await fetch(`http://localhost:${port}/api/messages`)).json()) as { messages: MailEntry[] })
    .messages;

/**
 * Runs a step in a separate process: once to count its requests, then again for each kill point.
 * @param begin sets up and returns the step
 * @param afterDeath checks that must pass as soon as the process is gone
 * @param afterAgain checks that must pass once another process has repeated the step, such as a retrying
 * shopper or another worker
 */
async function killEverywhere<Step extends Part>(
  begin: () => Promise<Step>,
  afterDeath: (step: Step) => Promise<void>,
  afterAgain: (step: Step) => Promise<void>,
): Promise<void> {
  const run = (part: Step, death: Death | null) =>
    actor.run({ databaseUrl: database.databaseUrl, death, part } satisfies Orders);
  const step = await begin();
  const requestCount = await run(step, null);
  // Acknowledged data is stored, and repeating the step changes nothing.
  await afterAgain(step);
  await act(database.pool, step);
  await afterAgain(step);

  const places = placesOf(requestCount ?? 0);
  expect(places.length).toBeGreaterThan(6);
  for (const place of triedPlaces(places, 2)) {
    await clear();
    const next = await begin();
    expect(await run(next, { ...place, victim: 'self' }), JSON.stringify(place)).toBeNull();
    await settled(database.pool);
    await afterDeath(next);
    await act(database.pool, next);
    await afterAgain(next);
  }
}

test('a storefront killed at any point stores a lead with its outbox or not at all (OPEN-007)', async () => {
  const whole = async () => {
    const [id] = await leadIds();
    expect(await owedDeliveries()).toEqual({
      mails: [
        { lead_id: id, kind: 'dealer', round: 0 },
        { lead_id: id, kind: 'shopper', round: 0 },
      ],
      channels: [{ lead_id: id, kind: 'route', round: 0 }],
    });
  };
  await killEverywhere(
    async () => ({ part: 'store' as const, token: crypto.randomUUID() }),
    async () => {
      if ((await leadIds()).length > 0) await whole();
      else expect(await owedDeliveries()).toEqual({ mails: [], channels: [] });
    },
    async () => {
      expect(await leadIds()).toHaveLength(1);
      await whole();
    },
  );
});

test('a storefront killed at any point leaves a test drive slot free or booked once (OPEN-009)', async () => {
  const bookings = () => sql('select lead_id, starts_at from test_drive_bookings');
  const startsAt = noon(3);
  await killEverywhere(
    async () => ({ part: 'drive' as const, token: crypto.randomUUID(), startsAt: startsAt.toISOString() }),
    async () => {
      expect((await bookings()).map(({ lead_id }) => lead_id)).toEqual(await leadIds());
    },
    async () => {
      const [id, ...others] = await leadIds();
      expect(others).toEqual([]);
      expect(await bookings()).toMatchObject([{ lead_id: id, starts_at: startsAt }]);
      expect((await owedDeliveries()).mails).toHaveLength(2);
    },
  );
});

async function ownValuation(): Promise<OwnValuation> {
  const owner = await newOwner(database.pool);
  const { id, leadId } = await valuedByStranger(database.pool);
  const whose = { siteSlug: SITE, valuationId: id, owner, leadId };
  await claimForOwner(database.pool, whose);
  await sql("update mail_deliveries set state = 'sent', sent_at = now()");
  await sql("update lead_deliveries set state = 'sent', sent_at = now()");
  return whose;
}
const payloadOf = async (id: string) =>
  (await sql('select payload from leads where id = $1', [id]))[0]?.payload as LeadPayload;
const valuationOf = async (id: string) => (await sql('select * from valuations where id = $1', [id]))[0];

test('a storefront killed during a valuation keeps page, lead and mails consistent (TRADE-06)', async () => {
  const agree = async ({ whose }: { whose: OwnValuation }, high: number | null) => {
    const { amount_high } = (await valuationOf(whose.valuationId)) ?? {};
    const answers = (await payloadOf(whose.leadId)).lead_attributes.answers ?? [];
    const estimate = answers.find(({ question }) => question === 'Online estimate')?.answer;
    expect(estimate).toMatch(new RegExp(`\\$${Number(amount_high).toLocaleString('en-AU')}$`));
    if (high !== null) expect(amount_high).toBe(high);
    const isValuedAgain = amount_high === 16_000;
    expect((await owedDeliveries()).mails.map(({ kind }) => kind)).toEqual(
      isValuedAgain ? ['dealer', 'shopper'] : [],
    );
  };
  await killEverywhere(
    async () => ({ part: 'value' as const, whose: await ownValuation(), high: 16_000 }),
    (step) => agree(step, null),
    (step) => agree(step, step.high),
  );
});

test('a storefront killed at any point accepts an offer with its lead or not at all (TRADE-08)', async () => {
  const agree = async ({ whose }: { whose: OwnValuation }) => {
    const isAccepted = (await valuationOf(whose.valuationId))?.accepted_at !== null;
    expect((await payloadOf(whose.leadId)).offer_accepted ?? false).toBe(isAccepted);
    const { mails: owedMails } = await owedDeliveries();
    expect(owedMails.map(({ kind, round }) => [kind, round])).toEqual(
      isAccepted
        ? [
            ['dealer', 1],
            ['shopper', 1],
          ]
        : [],
    );
    return isAccepted;
  };
  await killEverywhere(
    async () => ({ part: 'accept' as const, whose: await ownValuation() }),
    async (step) => void (await agree(step)),
    async (step) => expect(await agree(step)).toBe(true),
  );
});

test('a storefront killed at any point stores photos with their mail or not at all', async () => {
  const photosOf = async ({ whose }: { whose: OwnValuation }) => {
    const files = await sql('select name from lead_files where lead_id = $1 order by name', [whose.leadId]);
    expect((await owedDeliveries()).mails.map(({ kind }) => kind)).toEqual(
      files.length > 0 ? ['dealer'] : [],
    );
    return files.map(({ name }) => name);
  };
  await killEverywhere(
    async () => ({ part: 'photos' as const, whose: await ownValuation(), photos: [1, 2] }),
    async (step) => expect([0, 2]).toContain((await photosOf(step)).length),
    async (step) => expect(await photosOf(step)).toEqual(['photo-1.jpg', 'photo-2.jpg']),
  );
});

test('a worker killed at any point delivers a lead with one idempotency key', async () => {
  const { port: hookPort } = dealerSystem.address() as AddressInfo;
  await killEverywhere(
    async () => {
      await act(database.pool, { part: 'store', token: crypto.randomUUID() });
      return {
        part: 'deliver' as const,
        smtpUrl: `smtp://forecourt:secret@localhost:${smtpPort}`,
        hookUrl: `http://127.0.0.1:${hookPort}/leads`,
      };
    },
    async () => {
      // Unsent mails and leads are not marked as sent.
      const { mails: waiting } = await owedDeliveries();
      const deliveredIds = new Set((await mails()).map(({ messageId }) => messageId));
      expect(deliveredIds.size + waiting.length).toBeGreaterThanOrEqual(2);
    },
    async () => {
      const messageIds = (await mails()).map(({ messageId }) => messageId);
      expect(new Set(messageIds).size).toBe(2);
      expect(new Set(receivedKeys).size).toBe(1);
      // At most the messages in progress when the worker died were repeated.
      expect(messageIds.length + receivedKeys.length).toBeLessThanOrEqual(4);
      expect(await sql("select from mail_deliveries where state <> 'sent'")).toEqual([]);
      expect(await sql("select from lead_deliveries where state <> 'sent'")).toEqual([]);
    },
  );
});
