import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';

let lake: TestLake;
let photo: Awaited<ReturnType<TestLake['client']['assets']['upload']>>;
let bytes: Buffer;

/** 800 by 400: the left half red, the right half blue. */
const twoHalves = () => {
  const half = (background: string) => ({
    create: { width: 400, height: 400, channels: 3 as const, background },
  });
  return sharp({ create: { width: 800, height: 400, channels: 3, background: '#0000ff' } })
    .composite([{ input: half('#ff0000'), left: 0, top: 0 }])
    .jpeg({ quality: 95 });
};

beforeAll(async () => {
  lake = await testLake();
  bytes = await twoHalves().toBuffer();
  photo = await lake.client.assets.upload('image', bytes, { filename: 'Harbour front.jpg', title: 'Front' });
});
afterAll(() => lake.close());

const get = (params: string, accept = '*/*') => fetch(`${photo.url}?${params}`, { headers: { accept } });

async function image(params: string, accept?: string) {
  const response = await get(params, accept);
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${response.status} ${body.toString()}`);
  const { width, height, format } = await sharp(body).metadata();
  const colour = async (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = await sharp(body)
      .extract({ left: x, top: y, width: 1, height: 1 })
      .flatten()
      .raw()
      .toBuffer();
    return r > 200 && g > 200 && b > 200 ? 'white' : r > b ? 'red' : 'blue';
  };
  return { size: `${width}x${height}`, format, colour };
}

describe('uploading', () => {
  it('describes the image as the hosted service does', () => {
    expect(photo).toMatchObject({
      _id: `image-${photo.sha1hash}-800x400-jpg`,
      _type: 'sanity.imageAsset',
      extension: 'jpg',
      mimeType: 'image/jpeg',
      originalFilename: 'Harbour front.jpg',
      title: 'Front',
      size: bytes.byteLength,
      path: `images/forecourt/production/${photo.sha1hash}-800x400.jpg`,
      url: `${lake.url}/images/forecourt/production/${photo.sha1hash}-800x400.jpg`,
      metadata: {
        dimensions: { _type: 'sanity.imageDimensions', width: 800, height: 400, aspectRatio: 2 },
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        isOpaque: true,
        hasAlpha: false,
      },
    });
    const { dominant, vibrant } = (photo.metadata as { palette: Record<string, { background: string }> })
      .palette;
    expect(
      [dominant?.background, vibrant?.background].every((hex) =>
        /^#(f|0)[0-9a-f]0[0-9a-f](f|0)[0-9a-f]$/.test(hex ?? ''),
      ),
    ).toBe(true);
  });

  it('stores equal files once', async () => {
    const again = await lake.client.assets.upload('image', bytes, { filename: 'again.jpg' });
    expect(again).toEqual(photo);
  });

  it('rotates pictures by their EXIF orientation', async () => {
    const turned = await twoHalves().withMetadata({ orientation: 6 }).toBuffer();
    const asset = await lake.client.assets.upload('image', turned);
    expect(asset.metadata.dimensions).toMatchObject({ width: 400, height: 800 });
    const served = await sharp(
      Buffer.from(await (await fetch(`${asset.url}?w=100`)).arrayBuffer()),
    ).metadata();
    expect([served.width, served.height]).toEqual([100, 200]);
  });

  it('rejects empty files and files that are not images', async () => {
    await expect(lake.client.assets.upload('image', Buffer.from('not an image'))).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(lake.client.assets.upload('image', bytes.subarray(0, 50))).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('stores and serves files', async () => {
    const file = await lake.client.assets.upload('file', Buffer.from('price list'), {
      filename: 'Prices.TXT',
    });
    expect(file).toMatchObject({
      _type: 'sanity.fileAsset',
      extension: 'txt',
      _id: `file-${file.sha1hash}-txt`,
    });
    expect(await (await fetch(file.url)).text()).toBe('price list');
    const download = await fetch(`${file.url}?dl=Price list.txt`);
    expect(download.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Price%20list.txt");
  });
});

describe('image addresses', () => {
  it.each([
    ['w=200', '200x100'],
    ['h=100', '200x100'],
    ['w=300&h=300', '300x150'],
    ['w=300&h=300&fit=clip', '300x150'],
    ['w=300&h=300&fit=max', '300x150'],
    ['w=1600&fit=max', '800x400'],
    ['w=1600&fit=clip', '1600x800'],
    ['w=300&h=300&fit=crop', '300x300'],
    ['w=1600&h=1600&fit=crop', '1600x1600'],
    ['w=1600&h=1600&fit=min', '400x400'],
    ['w=300&h=300&fit=scale', '300x300'],
    ['w=300&h=300&fit=fill', '300x300'],
    ['w=1000&h=1000&fit=fillmax', '1000x1000'],
    ['w=100&dpr=2', '200x100'],
    ['max-w=2000&max-h=100', '200x100'],
    ['rect=0,0,200,200', '200x200'],
    ['rect=700,300,500,500', '100x100'],
    ['or=90&w=100', '100x200'],
    ['pad=10&w=100', '120x70'],
    ['w=100&blur=50&sharp=10&sat=-50&flip=h&invert=true&v=123', '100x50'],
  ])('renders %s as %s', async (params, size) => {
    expect((await image(params)).size).toBe(size);
  });

  it('crops to the rectangle, the focal point or the side', async () => {
    expect(await (await image('rect=0,0,400,400&w=100&h=100&fit=crop')).colour(90, 50)).toBe('red');
    expect(await (await image('rect=400,0,400,400&w=100')).colour(10, 50)).toBe('blue');
    expect(await (await image('w=100&h=100&fit=crop&crop=left')).colour(90, 50)).toBe('red');
    expect(await (await image('w=100&h=100&fit=crop&crop=focalpoint&fp-x=1&fp-y=0')).colour(10, 50)).toBe(
      'blue',
    );
    const middle = await image('w=100&h=100&fit=crop');
    expect([await middle.colour(10, 50), await middle.colour(90, 50)]).toEqual(['red', 'blue']);
    expect(await (await image('w=200&h=200&fit=fill')).colour(100, 5)).toBe('white');
    expect(await (await image('w=100&flip=h')).colour(10, 10)).toBe('blue');
  });

  it('responds in the requested format or the best one the browser accepts', async () => {
    const formats = async (params: string, accept?: string) => (await image(params, accept)).format;
    expect(await formats('w=50&fm=webp')).toBe('webp');
    expect(await formats('w=50&fm=png')).toBe('png');
    expect(await formats('w=50')).toBe('jpeg');
    expect(await formats('w=50&auto=format', 'image/webp,*/*')).toBe('webp');
    expect(await formats('w=50&auto=format', 'image/avif,image/webp,*/*')).toBe('heif');
    expect(await formats('w=50&auto=format', 'text/html')).toBe('jpeg');
    expect((await get('auto=format', 'image/webp')).headers.get('vary')).toContain('accept');
  });

  it('can be cached forever and revalidated', async () => {
    const response = await get('w=60');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(`${photo.url}?w=60`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const untouched = await fetch(photo.url);
    expect(Buffer.from(await untouched.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('renders a variant once under concurrent requests', async () => {
    const variants = () => readdirSync(join(lake.dataDir, 'variants')).length;
    const before = variants();
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('w=77&q=61')));
    expect(answers.every((response) => response.status === 200)).toBe(true);
    await get('q=61&w=77&dl=name.jpg');
    expect(variants()).toBe(before + 1);
  });

  it('rejects invalid parameters', async () => {
    for (const params of [
      'w=abc',
      'w=-1',
      'w=100000',
      'fit=wrong',
      'rect=1,2,3',
      'rect=900,0,10,10',
      'fm=exe',
      'dpr=99',
    ]) {
      expect([params, (await get(params)).status]).toEqual([params, 400]);
    }
    const base = photo.url.slice(0, photo.url.lastIndexOf('/'));
    for (const name of [`${'0'.repeat(40)}-1x1.jpg`, '..%2Flake.db', 'lake.db', `${photo.sha1hash}.jpg`]) {
      expect([name, (await fetch(`${base}/${name}`)).status]).toEqual([name, 404]);
    }
    expect((await fetch(photo.url.replace('/forecourt/', '/other/'))).status).toBe(404);
  });

  it('is deleted with its asset, unless that is in use', async () => {
    const asset = await lake.client.assets.upload('image', await twoHalves().negate().toBuffer());
    await fetch(`${asset.url}?w=10`);
    const image = { _type: 'image', asset: { _type: 'reference', _ref: asset._id } };
    await lake.client.create({ _id: 'uses', _type: 'page', image });
    await expect(lake.client.delete(asset._id)).rejects.toMatchObject({ statusCode: 409 });
    await lake.client.delete('uses');
    await lake.client.delete(asset._id);
    await expect.poll(async () => (await fetch(`${asset.url}?w=10`)).status).toBe(404);
  });
});
