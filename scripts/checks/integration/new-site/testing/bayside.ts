import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { leadComposer } from '@forecourt/lib/leads/mail/lead.server';
import { mailSiteReader } from '@forecourt/lib/messaging/mail/mail-site.server';
import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { startMailWorker } from '@forecourt/lib/operations/worker/mail-delivery.server';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import sharp from 'sharp';
import { testLake } from '../../../../emulators/content-lake/testing/lake.ts';
import { TOKENS } from '../../../../emulators/content-lake/testing/options.ts';
import { startTestDatabase } from '../../../../emulators/postgres/testing/database.ts';
import { insertVehicle } from '../../reservations/testing/counter.ts';
import { SECRET } from '../../reservations/testing/shopper.ts';

export const REQUEST = {
  name: 'Bayside Motors',
  slug: 'bayside',
  hosts: ['www.bayside.example', 'bayside.example'],
  template: 'yard',
  dealerships: ['bayside-motors'],
  licence: 'LMCT 11999',
  leads: ['sales@bayside.example'],
  places: [
    {
      street: '120 Mountain Highway',
      suburb: 'Bayswater',
      state: 'VIC',
      postcode: '3153',
      phone: '03 7010 0190',
      hours: 'Mon-Fri 8:30-17:30, Sat 9-16',
    },
  ],
};

/**
 * Starts a content lake, a database with four cars of Bayside Motors with photos, and the host of their
 * photos.
 */
export async function startBayside() {
  const [lake, database] = await Promise.all([testLake(), startTestDatabase()]);
  const photo = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7a8a99' } })
    .jpeg()
    .toBuffer();
  const photos = createServer((_, answer) => answer.setHeader('content-type', 'image/jpeg').end(photo));
  await once(photos.listen(0, '127.0.0.1'), 'listening');
  const { port } = photos.address() as AddressInfo;
  const images = Array.from({ length: 5 }, (_, index) => {
    const url = `http://127.0.0.1:${port}/${index}.jpg`;
    return { image: { url, thumb: { url } } };
  });
  for (const stocknum of ['B1', 'B2', 'B3', 'B4'])
    await insertVehicle(
      database.pool,
      sampleVehicle({
        id: `bayside-${stocknum}`,
        slug: `car-${stocknum.toLowerCase()}`,
        stocknum,
        images,
        dealership_id: 'bayside-motors',
        dealership_slug: 'bayside-motors',
        dealership_name: 'Bayside Motors',
      }),
    );
  const environment: Record<string, string> = {
    DATABASE_URL: database.databaseUrl,
    SANITY_PROJECT_ID: lake.options.projectId,
    SANITY_DATASET: lake.options.dataset,
    SANITY_API_HOST: lake.url,
    SANITY_API_TOKEN: TOKENS.viewer,
    SANITY_WRITE_TOKEN: TOKENS.writer,
    SITE_HOST_SUFFIXES: 'localhost',
  };
  return {
    lake,
    database,
    environment,
    stop: async () => {
      photos.close();
      await Promise.all([lake.close(), database.stop()]);
    },
  };
}

/** A site at `harbour.localhost` that also lists the host that a site named Kew would get. */
export const HARBOUR = {
  _id: 'site-harbour',
  _type: 'site',
  name: 'Harbour',
  slug: { _type: 'slug', current: 'harbour' },
  hosts: ['www.harbour.example', 'kew.localhost'],
};

type Bayside = Awaited<ReturnType<typeof startBayside>>;

export async function withMailWorker<Outcome>(
  { database, environment }: Pick<Bayside, 'database' | 'environment'>,
  work: () => Promise<Outcome>,
): Promise<{ outcome: Outcome; sent: Omit<Mail, 'messageId'>[] }> {
  const mails: Omit<Mail, 'messageId'>[] = [];
  const nothing = async () => 'needless' as const;
  const worker = await startMailWorker({
    databaseUrl: database.databaseUrl,
    compose: {
      lead: leadComposer(mailSiteReader(environment), SECRET),
      reservation: nothing,
      online_payment: nothing,
      waiting_list: nothing,
      alert: nothing,
      prize: nothing,
      lead_notice: async () => 'needless' as const,
      site_report: nothing,
    },
    sender: { send: async (mail) => void mails.push(mail), close: () => {} },
    mailDomain: 'forecourt.example',
    report: ({ error }) => {
      throw error;
    },
  });
  const outcome = await work().finally(() => worker.stop());
  return { outcome, sent: mails };
}

export const everything = ({ client }: Bayside['lake']) =>
  client.fetch<{ _id: string; _rev: string }[]>(
    '*[!(_id in path("_.**")) && !(_type match "system.*")] | order(_id){ _id, _rev }',
  );
