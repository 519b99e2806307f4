import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { heroPictures } from './hero-pictures.server.ts';

afterEach(() => void vi.restoreAllMocks());

async function photographed(title: string, body: string, width: number, height = (width * 3) / 4) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#456' } });
  const photo = `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
  return { id: title, title, colour: 'White', body, photo };
}

const chosenOf = async (cars: Awaited<ReturnType<typeof photographed>>[]) => {
  const names: string[] = [];
  const put = async (_bytes: Buffer, name: string) => {
    names.push(name);
    return name;
  };
  const pictures = await heroPictures({ photographed: cars }, put, () => true);
  expect(pictures.map(({ assetId }) => assetId)).toEqual(names);
  return pictures.map(({ alt }) => alt);
};

test('picks large photos of different body types for the hero', async () => {
  expect(
    await chosenOf([
      await photographed('Small Ute', 'ute', 1024),
      await photographed('Large Wagon', 'wagon', 1600),
      await photographed('Second Wagon', 'wagon', 1600),
      await photographed('Large Ute', 'ute', 1600),
    ]),
  ).toEqual(['Large Wagon in white', 'Large Ute in white']);
});

test('falls back to medium photos, but never to small or square ones', async () => {
  expect(
    await chosenOf([
      await photographed('Tiny Van', 'van', 640),
      await photographed('Tall Hatch', 'hatch', 1600, 1600),
      await photographed('Ute', 'ute', 1024),
      await photographed('Second Ute', 'ute', 1024),
      await photographed('Sedan', 'sedan', 1024),
    ]),
  ).toEqual(['Ute in white', 'Sedan in white']);
});

test.each([
  ['hangs', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ['refuses connections', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers 503', async () => new Response(null, { status: 503 })],
])('requests three photos from a host that %s, and all from other hosts', async (_, answer) => {
  const { photo: dataUrl } = await photographed('Ute', 'ute', 1600);
  const asked: string[] = [];
  const realFetch = fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { host } = new URL(String(input));
    asked.push(host);
    return host === 'away.example' ? answer() : realFetch(dataUrl);
  });
  const car = (body: string, host: string) => ({
    id: body,
    title: body,
    colour: null,
    body,
    photo: `https://${host}/${body}.jpg`,
  });
  const bodies = ['wagon', 'sedan', 'van', 'hatch', 'coupe'];
  const cars = [...bodies.map((body) => car(body, 'away.example')), car('ute', 'well.example')];
  const pictures = await heroPictures(
    { photographed: cars },
    async (_bytes, name) => name,
    () => true,
  );
  expect(pictures.map(({ alt }) => alt)).toEqual(['ute']);
  expect(asked).toEqual(['away.example', 'away.example', 'away.example', 'well.example']);
});
