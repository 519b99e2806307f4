import { expect, test } from 'vitest';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { keptAddress, keptName } from './kept-photo.ts';
import { filesShownBy, photosShownBy, withShownPhotos } from './shown-photos.server.ts';

const KEY = 'a1'.repeat(32);
const ENVIRONMENT = { MEDIA_URL: 'https://media.example/', IMGPROXY_KEY: KEY, IMGPROXY_SALT: KEY };
const show = photosShownBy(ENVIRONMENT);
const showFile = filesShownBy(ENVIRONMENT);
const FOREIGN = 'https://photos.dealer.example/1/a.jpg';

test('signs a photo address of a feed’s host once', () => {
  const shownAddress = show(FOREIGN);
  expect(shownAddress).toMatch(/^https:\/\/media\.example\/[\w-]{43}\/w:720\/[\w-]+#/);
  expect(show(shownAddress)).toBe(shownAddress);
});

test('signs a photo that was delivered with a feed by its path in the storage', () => {
  const name = `ab${'0'.repeat(62)}`;
  const [address = ''] = show(keptAddress(name)).split('#');
  const source = Buffer.from(address.split('/').at(-1) as string, 'base64url').toString();
  expect(source).toBe(`local:///ab/${name}`);
  expect([keptName(source), keptName(keptAddress(name)), keptName('local:///ab')]).toEqual([
    name,
    name,
    null,
  ]);
});

test('leaves our own pictures, Sanity’s and invalid addresses unchanged', () => {
  for (const address of [
    'https://media.example/cars/suv.webp',
    'https://cdn.sanity.io/images/a.jpg',
    'photo',
    '',
  ])
    expect(show(address)).toBe(address);
});

test('leaves every address unchanged without a key', () =>
  expect(photosShownBy({ MEDIA_URL: 'https://media.example' })(FOREIGN)).toBe(FOREIGN));

test('signs a vehicle’s photos, spin, interior and hotspots (SPIN-01 SPIN-04 SPIN-05)', () => {
  const spot = { frame: 0, x: 1, y: 2, title: 'Lamp', text: '', image_url: FOREIGN };
  const vehicle = withShownPhotos(
    sampleVehicle({
      images: [{ image: { url: FOREIGN, thumb: { url: FOREIGN } } }],
      spin_images: [FOREIGN],
      spin_interior_image: FOREIGN,
      hotspots: { exterior: [spot], interior: [{ ...spot, image_url: null }, spot] },
    }),
    null,
    show,
  );
  const text = JSON.stringify(vehicle);
  expect(text).not.toContain(FOREIGN);
  expect(text.match(/w:720\/[\w-]+#/g)).toHaveLength(6);
});

test('signs videos and history reports, but not embedded video pages (GALLERY-08 STATUS-25)', () => {
  const embed = 'https://www.youtube.com/embed/M7lc1UVf-VE';
  const files = { video_url: 'http://films.dealer.example/a.mp4', file: 'https://dealer.example/a.pdf?id=1' };
  const shownVehicle = withShownPhotos(
    sampleVehicle({ ...files, external_video_url: embed }),
    null,
    show,
    showFile,
  );
  const signedAddress = /^https:\/\/media\.example\/[\w-]{43}\/raw:1\/[\w-]+$/;
  expect([shownVehicle.video_url, shownVehicle.file]).toEqual([
    expect.stringMatching(signedAddress),
    expect.stringMatching(signedAddress),
  ]);
  expect(shownVehicle.external_video_url).toBe(embed);
  expect(showFile(shownVehicle.file ?? '')).toBe(shownVehicle.file);
  expect(withShownPhotos(sampleVehicle(), null, show, showFile)).toMatchObject({
    video_url: null,
    file: null,
  });
  const showUnsigned = filesShownBy({ MEDIA_URL: 'https://media.example' });
  expect(showUnsigned(files.video_url)).toBe(files.video_url);
});
