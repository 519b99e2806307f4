import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { openPool } from '@forecourt/lib/database/client.server';
import { listenOnLoopback } from '@forecourt/lib/network/loopback.server';
import { GUARDS } from '@forecourt/lib/stock/importing/guards';
import { importFeed } from '@forecourt/lib/stock/importing/import-feed.server';
import { loadMapping, parseMapping } from '@forecourt/lib/stock/mapping/load.server';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { ROOT, settingsFromEnvironment } from '../local/settings.ts';
import { loadEnvironment } from '../terminal/environment.ts';
import { sql } from './reserving.ts';
import { expect, siteUrl, test } from './test.ts';

const FEED = 'photos-test';
const { urls } = settingsFromEnvironment();

/** Frames of a spin. */
const TURNS = ['turn-1.jpg', 'turn-2.jpg', 'turn-3.jpg', 'turn-4.jpg'];

/** The dealer's own host of photos; what it does not have is gone. */
async function dealerPhotos(): Promise<Server> {
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
  const assets = path.join(ROOT, 'scripts/seed/assets/files');
  files.set('/1/walk.mp4', await readFile(path.join(assets, 'films/suv-white.mp4')));
  files.set('/1/history.pdf', await readFile(path.join(assets, 'reports/vehicle-history.pdf')));
  // No type that a browser would play or open: what a file is tell its bytes.
  files.set('/1/page.mp4', Buffer.from('<!doctype html><title>No film</title>'));
  const server = createServer((request, response) => {
    const [name = ''] = (request.url ?? '').split('?');
    const bytes = files.get(name);
    const type = name.endsWith('.jpg') ? 'image/jpeg' : 'application/octet-stream';
    response.writeHead(bytes ? 200 : 404, { 'content-type': type }).end(bytes);
  });
  await listenOnLoopback(server, Number(new URL(urls.dealerPhotos).port));
  return server;
}

/** A field of a CSV that holds commas and quotation marks. */
const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** An address that the image server made known by its signature. */
const SIGNED = new RegExp(`^${urls.media}/[\\w-]{43}/w:\\d+/[\\w-]+$`);

/** The same of a film or a history file. */
const FILE = new RegExp(`^${urls.media}/[\\w-]{43}/raw:1/[\\w-]+$`);

/** What a photo of a page is: where it came from, and how wide and of which type it was sent. */
const shownBy = (photo: Locator) =>
  photo.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    // As the browser asked for it.
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
  'photos, spins, films and history files on a dealer’s own host are shown by the image server, and a placeholder for a photo that is gone',
  {
    tag: [
      '@CAR-038',
      '@CAR-041',
      '@CAR-043',
      '@CAR-045',
      '@CAR-046',
      '@CAR-047',
      '@CAR-048',
      '@CAR-084',
      '@GALLERY-08',
      '@GALLERY-11',
      '@SPIN-01',
      '@SPIN-05',
      '@STATUS-25',
    ],
  },
  async ({ page, expected }, testInfo) => {
    loadEnvironment();
    const pool = openPool(process.env.DATABASE_URL ?? '');
    const { dealership } = await loadMapping(path.join(ROOT, 'scripts/seed/mappings/valuecars.ts'));
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
    const server = await dealerPhotos();
    const at = (name: string) => `${urls.dealerPhotos}/1/${name}`;
    const lamp = { frame: 2, x: 50, y: 50, title: 'Lamp', text: 'LED', image_url: at('lamp.jpg') };
    const points = JSON.stringify({ exterior: [lamp, { ...lamp, y: 400 }], interior: [] });
    try {
      const report = await take(
        `PHOTO1,Toyota,Yaris,Photo Test,2020,15990,"${at('front.jpg')}?v=1, ${at('side,left.jpg')}; http://me:secret@localhost/3.jpg",${at('gone.jpg')},${at('small.jpg')},${TURNS.map(at).join('|')},${at('inside.jpg')},turn-17,0AB123,${inQuotes(points)},${at('walk.mp4')},${at('history.pdf')}`,
        `PHOTO2,Toyota,Yaris,Photo Test,2021,16990,,,,,,,,,${at('page.mp4')},${at('lost.pdf')}`,
      );
      expect(report.rows).toMatchObject({ taken: 2, rejected: 0 });
      expect(report.mended).toMatchObject([
        { kind: 'photo that holds a user name or password, left out', count: 1 },
        { kind: 'hotspot without a title or a place, left out', count: 1 },
      ]);

      // No page shows these two: the record carries them.
      const rows = await sql(
        `select slug, record->>'spin_code' as code, record->'has_nvic' as told from cars
       where stocknum in ('PHOTO1', 'PHOTO2') order by stocknum`,
      );
      expect(rows.map(({ code, told }) => [code, told])).toEqual([
        ['turn-17', true],
        [null, false],
      ]);
      const [row] = rows;
      await page.goto(siteUrl('valuecars', `/cars/${String(row?.slug)}`));
      const thumbnails = page.getByRole('list', { name: 'Thumbnails' }).getByRole('button');
      await expect(thumbnails).toHaveCount(4);
      const large = (photo: number) => page.getByRole('img', { name: new RegExp(`, photo ${photo} of 4$`) });
      const shownPhotos: Awaited<ReturnType<typeof shownBy>>[] = [];
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
      expect(shownPhotos.map(({ type }) => type)).toEqual([
        'image/avif',
        'image/avif',
        'image/jpeg',
        'image/avif',
      ]);
      // The placeholder's own width, and that of a photo that is smaller than it is shown.
      expect(shownPhotos.slice(2).map(({ width }) => width)).toEqual([640, 480]);

      const frameAddresses = new Set<string>();
      page.on('request', (request) => {
        const source = Buffer.from(request.url().split('/').at(-1) ?? '', 'base64url').toString();
        if (SIGNED.test(request.url()) && TURNS.map(at).includes(source)) frameAddresses.add(source);
      });
      await expect(page.getByRole('tab')).toHaveText([/^Spin$/, /^Images$/, /^Interior$/, /^Video$/]);
      await page.getByRole('tab', { name: 'Spin', exact: true }).click();
      await page.getByRole('button', { name: 'Highlights 1' }).click();
      await expect(page.getByRole('slider', { name: /^Turn the/ })).toHaveAttribute(
        'aria-valuetext',
        'View 3 of 4',
      );
      await expect.poll(() => [...frameAddresses].toSorted()).toEqual(TURNS.map(at));
      const panel = page.getByRole('region', { name: 'Lamp' });
      await expect(panel).toContainText('LED');
      const picture = await shownBy(panel.getByRole('presentation'));
      expect(picture.source).toMatch(SIGNED);
      expect(picture.width).toBeGreaterThan(0);

      // A film plays, and a report opens, from there too.
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
      const link = page.getByRole('link', { name: 'View history report' });
      await expect(link).toHaveAttribute('href', FILE);
      const fileAnswer = page.context().waitForEvent('response', (response) => FILE.test(response.url()));
      await link.click();
      const answer = await fileAnswer;
      expect([
        answer.status(),
        answer.headers()['content-type'],
        answer.headers()['content-disposition'],
      ]).toEqual([200, 'application/pdf', 'inline; filename="history.pdf"']);

      expected.words.push(/Failed to load resource.*404/);
      // A film that is none is told of in its place, and a report that is lost in its tab; the site's report hears of both.
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

      // Browsers ask the index for the cards, and have no key to sign with.
      await page.goto(siteUrl('valuecars', '/search?query=Yaris%20Photo%20Test'));
      const card = page.locator('.photo-ground img').first();
      await expect(card).toBeInViewport();
      expect((await shownBy(card)).source).toMatch(SIGNED);
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
