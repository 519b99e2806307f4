import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { keyPairs, signedPhoto } from '@forecourt/lib/inventory/media/signed-address';
import { signedVariant } from '@forecourt/lib/inventory/media/variants';
import { leadPayload } from '@forecourt/lib/leads/payload';
import { storeLead } from '@forecourt/lib/leads/store.server';
import { submissionSchema } from '@forecourt/lib/leads/submission';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { draftLinkToken } from '@forecourt/lib/sites/draft-link';
import sharp from 'sharp';
import { Advice, step } from '../../commands/terminal/steps.mjs';
import { lakeWriter } from '../../emulators/lake-writer.ts';
import { commandEnvironment, type LocalSettings } from '../../emulators/settings.ts';
import { ask } from '../request-storefront.ts';
import { waitFor } from '../wait.ts';
import { type BareImage, run } from './bare-image.ts';
import { startProgram } from './program.ts';

type Programs = Pick<BareImage, 'cwd' | 'env'>;

const PAGE = 'page-harbour-pages-electric-vehicles';
const DRAFT_TITLE = 'A title that nobody has published';
const PHOTO_WIDTH = 480;

/**
 * Opens the draft of a page on the running storefront through a preview link.
 * @throws Advice if it shows something else
 */
export const tryPreview = (settings: LocalSettings, port: number): Promise<void> =>
  step('Opening the draft of a page', async () => {
    const lake = lakeWriter(settings);
    const published = await lake.getDocument(PAGE);
    await lake.createOrReplace({ ...published, _id: `drafts.${PAGE}`, _type: 'page', title: DRAFT_TITLE });
    const until = new Date(Date.now() + 3_600_000);
    const token = draftLinkToken(
      { site: 'harbour', document: PAGE, until },
      settings.secrets.draftLinkSecret,
    );
    const { status, body } = await ask({
      port,
      host: 'harbour.localhost',
      path: `/draft-link/${token}`,
    }).finally(() => lake.delete(`drafts.${PAGE}`));
    if (status !== 200 || !body.includes(DRAFT_TITLE))
      throw new Advice(
        `The draft answered ${status}, and ${body.includes(DRAFT_TITLE) ? '' : 'not '}with its title.`,
      );
  });

/**
 * Starts the image server of the image and requests a resized photo from a dealer's host.
 * @param port a free one
 * @throws Advice with its output if the photo is not served
 */
export async function tryPhotos(
  image: Programs,
  { secrets }: LocalSettings,
  { port, folder }: { port: number; folder: string },
): Promise<void> {
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a2f2f' } })
    .jpeg()
    .toBuffer();
  const dealer = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo),
  ).listen(0, '127.0.0.1');
  await once(dealer, 'listening');
  const source = `http://127.0.0.1:${(dealer.address() as AddressInfo).port}/`;
  const program = startProgram(['node', 'scripts/commands/media.ts'], {
    cwd: image.cwd,
    env: {
      ...image.env,
      IMGPROXY_KEY: secrets.mediaKey,
      IMGPROXY_SALT: secrets.mediaSalt,
      MEDIA_PRIVATE_SOURCES: source,
      MEDIA_FOLDER: path.join(folder, 'photos'),
      MEDIA_PORT: String(port),
    },
  });
  try {
    const server = `http://127.0.0.1:${port}`;
    await step('Waiting for the image server', () =>
      program.whileRunning(waitFor(`${server}/health`, { seconds: 20, name: 'The image server' })),
    );
    await step('Requesting a photo', async () => {
      const keys = keyPairs(secrets.mediaKey, secrets.mediaSalt);
      const address = keys && signedVariant(signedPhoto(`${source}car.jpg`, server, keys), PHOTO_WIDTH);
      const answer = await fetch(address ?? server, { headers: { accept: 'image/avif,image/webp' } });
      const { width, format } = await sharp(await answer.arrayBuffer()).metadata();
      if (answer.status !== 200 || width !== PHOTO_WIDTH)
        throw new Advice(`The photo answered ${answer.status}: ${format}, ${width} pixels wide.`);
    });
  } catch (error) {
    process.stdout.write(program.output().slice(-4_000));
    throw error;
  } finally {
    dealer.close();
    await program.stop();
  }
}

/**
 * Starts the worker of the image on a separate database, which the image has migrated, with a lead to mail.
 * @param databaseUrl server on which the database is created
 * @throws Advice with its output if the mail is not sent
 */
export async function tryWorker(
  image: Programs,
  settings: LocalSettings,
  databaseUrl: string,
): Promise<void> {
  const server = openPool(databaseUrl);
  await server.query('drop database if exists image_worker with (force)');
  await server.query('create database image_worker');
  await server.end();
  const own = new URL(databaseUrl);
  own.pathname = '/image_worker';
  const env = { ...image.env, ...commandEnvironment(settings, own.href) };
  await run(['node', 'scripts/commands/db-migrate.ts'], { cwd: image.cwd, env });
  const pool = openPool(own.href);
  const program = startProgram(['node', 'scripts/commands/worker.ts', '--only', 'mail'], {
    cwd: image.cwd,
    env,
  });
  try {
    await step('Mailing a lead with the worker', async () => {
      const email = `${randomUUID()}@shopper.example`;
      await storeLead(pool, leadOf(email));
      await program.whileRunning(
        waitFor(`${settings.urls.inbox}/api/messages?q=${encodeURIComponent(email)}`, {
          seconds: 60,
          name: 'The mail',
          until: (text) => text.includes(email) && text.includes('"type":"mail"'),
        }),
      );
    });
  } catch (error) {
    process.stdout.write(program.output().slice(-4_000));
    throw error;
  } finally {
    await program.stop();
    await pool.end();
  }
}

function leadOf(email: string): Parameters<typeof storeLead>[1] {
  const submission = submissionSchema.parse({
    token: randomUUID(),
    kind: 'enquiry',
    values: { name: 'Kim', email, phone: '0412 345 678', message: 'Does the image mail this?' },
  });
  return {
    siteSlug: 'harbour',
    submission,
    dealershipId: 'harbour-brisbane',
    locationId: null,
    payload: (id) =>
      leadPayload({
        id,
        submission,
        category: { category: 'General Enquiry', subcategory: null },
        vehicle: null,
        dealershipSlug: 'harbour-brisbane',
        userAgent: '',
        autogaugeEnabled: false,
      }),
  };
}
