import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { openSession } from '@forecourt/lib/accounts/session.server';
import { type KeyPairs, keyPairs, signedPhoto } from '@forecourt/lib/inventory/media/signed-address';
import { signedVariant } from '@forecourt/lib/inventory/media/variants';
import { PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { claimValuation, findValuation } from '@forecourt/lib/leads/trade-in/valuations.server';
import { listenOnLoopback } from '@forecourt/lib/platform/network/loopback.server';
import type pg from 'pg';
import sharp from 'sharp';
import type { LocalSettings } from '../../emulators/settings.ts';
import { ask } from '../../tasks/request-storefront.ts';
import type { Attack } from './processes/attack.ts';

const SITE = 'harbour';
const WIDTHS = [320, 720, 1080];
/** Rounds of the requests below, each with a new photo, which is resized once and then cached. */
const ROUNDS = 1_000;
const PLATE = { rego: 'AGE007', regoState: 'QLD', page: '/trade-in' };

/**
 * Requests per round: of 50 a second 20 are searches, 15 are for unknown addresses, and five of each other
 * kind.
 */
const PARTS = { searches: 4, unknown: 3 };

/**
 * Returns the heavy requests of one household in sending order.
 * @param cars slugs of the site's cars
 */
export async function heavyRequests(
  settings: LocalSettings,
  pool: pg.Pool,
  cars: readonly string[],
): Promise<Pick<Attack, 'requests' | 'bodies'>> {
  const { storefront: port } = settings.ports;
  const host = `${SITE}.localhost:${port}`;
  const own = { port, host };
  const cookie = await uploaderOf(port, host, pool);
  const imageServer = new URL(settings.urls.imageServer);
  const pairs = keyPairs(settings.secrets.mediaKey, settings.secrets.mediaSalt) as KeyPairs;
  const stamp = Date.now().toString(36);
  const photoPath = (number: number) => {
    const source = `${settings.urls.dealerPhotos}/${stamp}-${number}.jpg`;
    const width = WIDTHS[number % WIDTHS.length] as number;
    return new URL(signedVariant(signedPhoto(source, imageServer.origin, pairs), width) as string).pathname;
  };
  // 59 megapixels in 188 kB, and a typical photo of a 50-megapixel phone.
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } });
  const bodies = [
    await plain(7_700, 7_700).png().toBuffer(),
    await plain(8_160, 6_120).jpeg({ quality: 60 }).toBuffer(),
  ].map((bytes) => bytes.toString('base64'));
  const requests: Attack['requests'][number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let search = 0; search < PARTS.searches; search += 1)
      requests.push({
        ...own,
        kind: 'filtered searches',
        path: `/search?query=car+{}&priceTo=${30_000 + search}`,
      });
    for (let unknown = 0; unknown < PARTS.unknown; unknown += 1)
      requests.push({ ...own, kind: 'unknown addresses', path: '/nowhere-{}' });
    requests.push({ ...own, kind: 'PDFs', path: `/api/cars/${cars[round % cars.length]}/pdf` });
    requests.push({
      kind: 'pictures',
      port: Number(imageServer.port),
      host: imageServer.host,
      path: photoPath(round),
    });
    requests.push({
      ...own,
      kind: 'uploads',
      path: PHOTOS_PATH,
      method: 'POST',
      headers: { cookie, origin: `http://${host}`, 'content-type': 'application/octet-stream' },
      body: round % bodies.length,
    });
  }
  return { requests, bodies };
}

async function uploaderOf(port: number, host: string, pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (id, site_slug, phone, name, last_name, email)
     values (gen_random_uuid(), $1, $2, 'Kim', 'Nguyen', 'kim.abuse@shopper.example') returning id`,
    [SITE, `+614${String(randomInt(10 ** 8)).padStart(8, '0')}`],
  );
  const userId = rows[0]?.id ?? '';
  const session = `session=${await openSession(pool, { siteSlug: SITE, userId })}`;
  const headers = { origin: `http://${host}`, 'x-forwarded-for': '11.2.0.1' };
  const begun = await ask({
    port,
    host,
    path: '/api/trade-in/vehicle',
    method: 'POST',
    headers: { ...headers, cookie: session, 'content-type': 'application/json' },
    body: JSON.stringify(PLATE),
  });
  const [valuationCookie = ''] = begun.headers.get('set-cookie')?.split(';', 1) ?? [];
  const [, token = ''] = valuationCookie.split('=');
  const valuation = await findValuation(pool, { siteSlug: SITE, token });
  // As after the last screen, where photos are uploaded.
  await claimValuation(pool, valuation?.id ?? '', userId);
  const cookie = `${session}; ${valuationCookie}`;
  const photo = await ask({
    port,
    host,
    path: PHOTOS_PATH,
    method: 'POST',
    headers: { ...headers, cookie, 'content-type': 'application/octet-stream' },
    body: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#663399' } })
      .jpeg()
      .toBuffer(),
  });
  if (photo.status !== 201) throw new Error(`A photo is answered ${photo.status}: ${photo.body}`);
  return cookie;
}

/** Starts the dealer's photo host, which serves a 12-megapixel photo at every address. */
export async function dealerHost({ urls }: LocalSettings): Promise<Server> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const photo = await sharp({
    create: { width: 4_000, height: 3_000, channels: 3, background: '#808080', noise },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
  });
  await listenOnLoopback(server, Number(new URL(urls.dealerPhotos).port));
  return server;
}
