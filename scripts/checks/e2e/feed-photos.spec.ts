import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { GUARDS } from '@forecourt/lib/inventory/stock/importing/guards';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { loadMapping, parseMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { listenOnLoopback } from '@forecourt/lib/platform/network/loopback.server';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { loadEnvironment } from '../../commands/terminal/environment.ts';
import { ROOT, settingsFromEnvironment } from '../../emulators/settings.ts';
import { sql } from './reserving.ts';
import { rows } from './rows.ts';
import { expect, siteUrl, test } from './test.ts';

const FEED = 'photos-test';
const { urls } = settingsFromEnvironment();

const TURNS = ['turn-1.jpg', 'turn-2.jpg', 'turn-3.jpg', 'turn-4.jpg'];

async function dealerPhotos(): Promise<{ server: Server; files: Map<string, Buffer> }> {
  const shot = (background: string, width: number) =>
    sharp({ create: { width, height: (width / 4) * 3, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const files = new Map([
    ['/1/front.jpg', await shot('#7a2f2f', 1600)],
    ['/1/side,left.jpg', await shot('#2f4f7a', 1600)],
    ['/1/small.jpg', await shot('#2f7a4f', 480)],
    ['/1/lamp.jpg', await shot('#7a7a2f', 800)],
    ['/1/inside.jpg', await shot('#4f2f7a', 1600)],
  ]);
  for (const turn of TURNS) files.set(`/1/${turn}`, await shot('#2f2f2f', 1200));
  const assets = path.join(ROOT, 'scripts/demo/assets/files');
  files.set('/1/walk.mp4', await readFile(path.join(assets, 'films/suv-white.mp4')));
  files.set('/1/history.pdf', await readFile(path.join(assets, 'reports/vehicle-history.pdf')));
  // HTML with a video extension: the image server checks the bytes.
  files.set('/1/page.mp4', Buffer.from('<!doctype html><title>No film</title>'));
  const server = createServer((request, response) => {
    const [name = ''] = (request.url ?? '').split('?');
    const bytes = files.get(name);
    const type = name.endsWith('.jpg') ? 'image/jpeg' : 'application/octet-stream';
    response.writeHead(bytes ? 200 : 404, { 'content-type': type }).end(bytes);
  });
  await listenOnLoopback(server, Number(new URL(urls.dealerPhotos).port));
  return { server, files };
}

const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const SIGNED = new RegExp(`^${urls.media}/[\\w-]{16}/w:\\d+/[\\w-]+$`);

const FILE = new RegExp(`^${urls.media}/[\\w-]{16}/raw:1/[\\w-]+$`);

const sourceOf = (address: string) =>
  new URL(Buffer.from(address.split('/').at(-1) ?? '', 'base64url').toString()).pathname;

const shownBy = (photo: Locator) =>
  photo.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const accept = 'image/avif,image/webp,*/*';
    const answer = await fetch(image.currentSrc, { headers: { accept } });
    const { width } = await createImageBitmap(await answer.blob());
    return {
      source: image.currentSrc,
      naturalWidth: image.naturalWidth,
      width,
      type: answer.headers.get('content-type'),
    };
  });

test(
  'shows the photos, spins, videos and reports of a feed through the image server',
  {
    tag: rows(
      'CAR-038 CAR-041 CAR-043 CAR-045..048 CAR-084 GALLERY-08 GALLERY-11 SPIN-01 SPIN-05 ' + 'STATUS-25',
    ),
  },
  async ({ page, expected }, testInfo) => {
    loadEnvironment();
    const pool = openPool(process.env.DATABASE_URL ?? '');
    const { dealership } = await loadMapping(path.join(ROOT, 'scripts/demo/mappings/valuecars.ts'));
    const mapping = parseMapping(
      {
        feed: FEED,
        dealership,
        privateHosts: ['localhost'],
        defaults: { status: 'in_stock', car_type: 'used' },
        columns: {
          Stock: 'stocknum',
          Make: 'make',
          Model: 'model',
          Badge: 'badge',
          Year: 'year',
          Price: 'price',
          Photos: 'images',
          'Photo{1..40}': 'images',
          Spin: 'spin_images',
          Inside: 'spin_interior_image',
          'Spin code': 'spin_code',
          NVIC: 'nvic',
          Points: 'hotspots',
          Film: 'video_url',
          Report: 'file',
        },
      },
      FEED,
    );
    const take = async (...rows: string[]) => {
      const file = testInfo.outputPath('feed.csv');
      const lines = [
        'Stock,Make,Model,Badge,Year,Price,Photos,Photo1,Photo2,Spin,Inside,Spin code,NVIC,Points,Film,Report',
        ...rows,
      ];
      await writeFile(file, `${lines.join('\n')}\n`);
      const report = await importFeed({ pool, mapping, file, accept: GUARDS });
      expect(report.error).toBeNull();
      await expect
        .poll(async () => (await pool.query('select from stock_outbox')).rowCount, { timeout: 20_000 })
        .toBe(0);
      return report;
    };
    const { server } = await dealerPhotos();
    const at = (name: string) => `${urls.dealerPhotos}/1/${name}`;
    const lamp = { frame: 2, x: 50, y: 50, title: 'Lamp', text: 'LED', image_url: at('lamp.jpg') };
    // The worker's checks would leave out the missing photo meanwhile.
    await sql(
      `insert into photo_checks (address, host, due_at) values ($1, $2, now() + interval '1 day')
       on conflict (address) do update set due_at = excluded.due_at, checked_at = null`,
      [at('gone.jpg'), new URL(urls.dealerPhotos).host],
    );
    const points = JSON.stringify({ exterior: [lamp, { ...lamp, y: 400 }], interior: [] });
    try {
      const report = await take(
        `PHOTO1,Toyota,Yaris,Photo Test,2020,15990,"${at('front.jpg')}?v=1, ${at('side,left.jpg')}; http://me:secret@localhost/3.jpg",${at('gone.jpg')},${at('small.jpg')},${TURNS.map(at).join('|')},${at('inside.jpg')},turn-17,0AB123,${inQuotes(points)},${at('walk.mp4')},${at('history.pdf')}`,
        `PHOTO2,Toyota,Yaris,Photo Test,2021,16990,,,,,,,,,${at('page.mp4')},${at('lost.pdf')}`,
      );
      expect(report.rows).toMatchObject({ taken: 2, rejected: 0 });
      expect(report.mended).toMatchObject([
        { kind: 'photo that holds a user name or password, left out', count: 1 },
        { kind: 'hotspot without a title or a position, left out', count: 1 },
      ]);

      const rows = await sql(
        `select slug, record->>'spin_code' as code, record->'has_nvic' as told from cars
       where stocknum in ('PHOTO1', 'PHOTO2') order by stocknum`,
      );
      await test.step('CAR-046 CAR-084 the record carries the spin code and whether there is an NVIC', () => {
        expect(rows.map(({ code, told }) => [code, told])).toEqual([
          ['turn-17', true],
          [null, false],
        ]);
      });
      const [row] = rows;
      await page.goto(siteUrl('valuecars', `/cars/${String(row?.slug)}`));
      const thumbnails = page.getByRole('list', { name: 'Thumbnails' }).getByRole('button');
      await expect(thumbnails).toHaveCount(4);
      const large = (photo: number) => page.getByRole('img', { name: new RegExp(`, photo ${photo} of 4$`) });
      const shownPhotos: Awaited<ReturnType<typeof shownBy>>[] = [];
      await test.step('CAR-038 the gallery shows the photos of the feed in their order', async () => {
        for (const photo of [1, 2, 3, 4]) {
          await thumbnails.nth(photo - 1).click();
          await expect(large(photo)).toBeInViewport();
          shownPhotos.push(await shownBy(large(photo)));
          await expect(large(photo)).not.toHaveAttribute('data-broken');
        }
        for (const { source, naturalWidth } of shownPhotos) {
          expect(source).toMatch(SIGNED);
          expect(naturalWidth).toBeGreaterThan(0);
        }
        expect(shownPhotos.map(({ source }) => sourceOf(source))).toEqual([
          '/1/front.jpg',
          '/1/side,left.jpg',
          '/1/gone.jpg',
          '/1/small.jpg',
        ]);
      });
      await test.step('GALLERY-11 a missing photo shows the placeholder', () => {
        expect(shownPhotos.map(({ type }) => type)).toEqual([
          'image/avif',
          'image/avif',
          'image/jpeg',
          'image/avif',
        ]);
        // The widths of the placeholder and of a photo smaller than its frame.
        expect(shownPhotos.slice(2).map(({ width }) => width)).toEqual([640, 480]);
      });

      const frameAddresses = new Set<string>();
      page.on('request', (request) => {
        const source = Buffer.from(request.url().split('/').at(-1) ?? '', 'base64url').toString();
        if (SIGNED.test(request.url()) && TURNS.map(at).includes(source)) frameAddresses.add(source);
      });
      await test.step('SPIN-01 CAR-043 CAR-045 CAR-047 the viewer has tabs for spin, interior and video', () =>
        expect(page.getByRole('tab')).toHaveText([/^Spin$/, /^Images$/, /^Interior$/, /^Video$/]));
      await page.getByRole('tab', { name: 'Spin', exact: true }).click();
      const panel = page.getByRole('region', { name: 'Lamp' });
      await test.step('SPIN-05 CAR-048 a hotspot turns the spin to its frame and opens', async () => {
        await page.getByRole('button', { name: 'Highlights 1' }).click();
        await expect(page.getByRole('slider', { name: /^Turn the/ })).toHaveAttribute(
          'aria-valuetext',
          'View 3 of 4',
        );
        await expect(panel).toContainText('LED');
        const picture = await shownBy(panel.getByRole('presentation'));
        expect(picture.source).toMatch(SIGNED);
        expect(picture.width).toBeGreaterThan(0);
      });
      await test.step('CAR-045 the spin loads every frame of the feed', () =>
        expect.poll(() => [...frameAddresses].toSorted()).toEqual(TURNS.map(at)));

      await test.step('CAR-043 GALLERY-08 the video plays in a video element', async () => {
        await page.getByRole('tab', { name: 'Video', exact: true }).click();
        const film = page.locator('.gallery video');
        await expect(film).toHaveAttribute('src', FILE);
        await film.evaluate((element: HTMLVideoElement) => {
          element.muted = true;
          return element.play();
        });
        await expect
          .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
          .toBeGreaterThan(0);
        await film.evaluate((element: HTMLVideoElement) => element.pause());
      });
      const link = page.getByRole('link', { name: 'View history report' });
      await test.step('STATUS-25 the history report opens as a PDF', async () => {
        await expect(link).toHaveAttribute('href', FILE);
        const fileAnswer = page.context().waitForEvent('response', (response) => FILE.test(response.url()));
        await link.click();
        const answer = await fileAnswer;
        expect([
          answer.status(),
          answer.headers()['content-type'],
          answer.headers()['content-disposition'],
        ]).toEqual([200, 'application/pdf', 'inline; filename="history.pdf"']);
      });

      expected.words.push(/Failed to load resource.*404/);
      // A broken video shows a message, a missing report answers 404, and both are logged for the site's
      // report.
      const [other] = await sql(`select slug from cars where stocknum = 'PHOTO2'`);
      await page.goto(siteUrl('valuecars', `/cars/${String(other?.slug)}`));
      await page.getByRole('tab', { name: 'Video', exact: true }).click();
      await page
        .locator('.gallery video')
        .evaluate((element: HTMLVideoElement) => void element.play().catch(() => {}));
      await expect(page.getByText('The video is not available right now.')).toBeVisible();
      const missingFile = await page.request.get((await link.getAttribute('href')) ?? '');
      expect([missingFile.status(), await missingFile.text()]).toEqual([
        404,
        'This file is not available right now. Please ask the dealer for it.\n',
      ]);
      expect(
        await sql(
          `select reason from photo_failures where address like '${urls.dealerPhotos}/1/%' order by address`,
        ),
      ).toEqual(expect.arrayContaining([{ reason: 'gone' }, { reason: 'no file' }]));

      // Cards in the browser come from the search index and still need signed photo addresses.
      await page.goto(siteUrl('valuecars', '/search?query=Yaris%20Photo%20Test'));
      await test.step('CAR-041 the card in the results shows the primary photo', async () => {
        const card = page
          .getByRole('article')
          .filter({ hasText: '2020' })
          .locator('.photo-ground img')
          .first();
        await expect(card).toBeInViewport();
        const { source } = await shownBy(card);
        expect(source).toMatch(SIGNED);
        expect(sourceOf(source)).toBe('/1/front.jpg');
      });
    } finally {
      await take();
      for (const [table, column] of [
        ['cars', 'feed_id'],
        ['feeds', 'id'],
        ['feed_runs', 'feed_id'],
      ])
        await pool.query(`delete from ${table} where ${column} = $1`, [FEED]);
      await pool.end();
      server.closeAllConnections();
      server.close();
    }
  },
);

test('leaves out a missing photo, and shows a replaced one at another address', async ({
  page,
}, testInfo) => {
  loadEnvironment();
  const pool = openPool(process.env.DATABASE_URL ?? '');
  const feed = 'photo-checks-test';
  const { dealership } = await loadMapping(path.join(ROOT, 'scripts/demo/mappings/valuecars.ts'));
  const mapping = parseMapping(
    {
      feed,
      dealership,
      privateHosts: ['localhost'],
      defaults: { status: 'in_stock', car_type: 'used' },
      columns: {
        Stock: 'stocknum',
        Make: 'make',
        Model: 'model',
        Badge: 'badge',
        Year: 'year',
        Price: 'price',
        Photos: 'images',
      },
    },
    feed,
  );
  const { server, files } = await dealerPhotos();
  const at = (name: string) => `${urls.dealerPhotos}/1/${name}`;
  const file = testInfo.outputPath('feed.csv');
  const take = async (...lines: string[]) => {
    await writeFile(file, `${['Stock,Make,Model,Badge,Year,Price,Photos', ...lines].join('\n')}\n`);
    expect((await importFeed({ pool, mapping, file, accept: GUARDS })).error).toBeNull();
  };
  const notes = async () => {
    await sql(`update photo_checks set due_at = now() where address like '${urls.dealerPhotos}/1/%'`);
    const [row] = await sql(`select photo_notes as notes from cars where feed_id = '${feed}'`);
    return row?.['notes'];
  };
  const WAIT = { timeout: 120_000, intervals: [2_000] };
  try {
    await take(
      `CHECKED1,Toyota,Yaris,Photo Check,2020,15990,${at('missing.jpg')}|${at('front.jpg')}|${at('small.jpg')}`,
    );
    await expect.poll(notes, WAIT).toMatchObject({ [at('missing.jpg')]: { fault: 'unavailable' } });
    const [car] = await sql(`select slug from cars where feed_id = '${feed}'`);
    const first = page.getByRole('img', { name: /, photo 1 of 2$/ });
    const open = async () => {
      await page.goto(siteUrl('valuecars', `/cars/${String(car?.['slug'])}`));
      return (await first.count()) > 0 ? sourceOf((await shownBy(first)).source) : null;
    };
    await expect.poll(open, WAIT).toBe('/1/front.jpg');

    files.set('/1/front.jpg', files.get('/1/small.jpg') ?? Buffer.alloc(0));
    await expect.poll(notes, WAIT).toMatchObject({ [at('front.jpg')]: { version: expect.any(String) } });
    const width = async () => {
      await open();
      const { source, width } = await shownBy(first);
      return source.includes('/cb:') ? width : null;
    };
    await expect.poll(width, WAIT).toBe(480);
  } finally {
    await take();
    for (const [table, column] of [
      ['cars', 'feed_id'],
      ['feeds', 'id'],
      ['feed_runs', 'feed_id'],
    ])
      await pool.query(`delete from ${table} where ${column} = $1`, [feed]);
    await pool.end();
    server.closeAllConnections();
    server.close();
  }
});
