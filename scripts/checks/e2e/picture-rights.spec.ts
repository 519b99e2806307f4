import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { lake, offerOf } from './content.ts';
import { askSite, expect, test } from './test.ts';

test.setTimeout(120_000);

/** Returns an offer with a picture that nothing else uses, and the name of its file. */
async function offerWithPicture(name: string, usableUntil: string) {
  const [r, g, b] = randomBytes(3);
  const background = { r: r ?? 0, g: g ?? 0, b: b ?? 0 };
  const file = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { _id } = await lake.assets.upload('image', file, { filename: 'rights.jpg' });
  const image = {
    _type: 'picture',
    alt: 'A plain colour',
    asset: { _type: 'reference', _ref: _id },
    usableUntil,
  };
  return {
    offer: offerOf(name, { image }),
    asset: _id,
    file: _id.replace(/^image-/, '').replace(/-(\w+)$/, '.$1'),
  };
}

async function shown(path: string, file: string) {
  const { status, body } = await askSite('coastline', path);
  return { status, hasPicture: body.includes(file) };
}

test('a picture disappears from a cached page when its rights end', async () => {
  const end = Date.now() + 45_000;
  const { offer, asset, file } = await offerWithPicture('rights', new Date(end).toISOString());
  const path = `/offers/${offer.slug.current}`;
  await lake.createOrReplace(offer);
  try {
    await expect.poll(() => shown(path, file)).toEqual({ status: 200, hasPicture: true });
    await expect
      .poll(() => shown(path, file), { timeout: 90_000 })
      .toEqual({ status: 200, hasPicture: false });
    expect(Date.now()).toBeGreaterThanOrEqual(end);
    expect((await askSite('coastline', path)).body).toContain(offer.name);
  } finally {
    await lake.delete(offer._id);
    await lake.delete(asset);
  }
});

test('a picture whose rights have ended is on no page', async () => {
  const { offer, asset, file } = await offerWithPicture('rights-over', '2026-01-01T00:00:00Z');
  const path = `/offers/${offer.slug.current}`;
  await lake.createOrReplace(offer);
  try {
    await expect.poll(() => shown(path, file)).toEqual({ status: 200, hasPicture: false });
  } finally {
    await lake.delete(offer._id);
    await lake.delete(asset);
  }
});
