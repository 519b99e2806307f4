import { expect, test } from 'vitest';
import { photosThatCanBeShownBy } from './shown-photos.server.ts';
import { unshownPhotos } from './unshown-photos.ts';

const KEY = 'a1'.repeat(32);
const ENVIRONMENT = {
  MEDIA_URL: 'https://media.example',
  IMGPROXY_KEY: KEY,
  IMGPROXY_SALT: KEY,
  IMGPROXY_ALLOWED_SOURCES: 'https://photos.example/',
};
const vehicle = (...urls: string[]) => ({
  images: urls.map((url) => ({ image: { url } })),
  spin_images: [] as string[],
  spin_interior_image: null as string | null,
  video_url: null as string | null,
  external_video_url: null as string | null,
  file: null as string | null,
});

test('lists hosts that are not allowed, most affected vehicles first', () => {
  const photos = unshownPhotos(photosThatCanBeShownBy([], ENVIRONMENT));
  photos.note(vehicle('https://photos.example/a.jpg', 'https://other.example/b.jpg'));
  photos.note(vehicle('https://media.example/cars/suv.webp'));
  photos.note(vehicle('https://cdn.sanity.io/a.jpg'));
  photos.note(vehicle());
  expect(photos.warnings()).toEqual([]);

  photos.note(vehicle('http://photos.example/a.jpg'));
  for (let at = 0; at < 3; at += 1) photos.note(vehicle(`https://new.example:8443/${at}.jpg`));
  expect(photos.warnings()).toEqual([
    "photos are not shown from https://new.example:8443/ (3 vehicles), http://photos.example/ (1 vehicle); add them under 'Photo hosts' in the feed's document, or to IMGPROXY_ALLOWED_SOURCES",
  ]);
});

test('counts a vehicle once per host, including its spin and panorama', () => {
  const photos = unshownPhotos(photosThatCanBeShownBy([], ENVIRONMENT));
  photos.note({
    ...vehicle('https://photos.example/a.jpg'),
    spin_images: ['https://spins.example/1.jpg', 'https://spins.example/2.jpg'],
    spin_interior_image: 'https://spins.example/inside.jpg',
  });
  expect(photos.warnings()[0]).toContain('not shown from https://spins.example/ (1 vehicle);');
});

test('lists videos and history reports separately and ignores embedded video pages', () => {
  const photos = unshownPhotos(photosThatCanBeShownBy([], ENVIRONMENT));
  photos.note({
    ...vehicle('https://photos.example/a.jpg'),
    video_url: 'https://films.example/a.mp4',
    external_video_url: 'https://www.youtube.com/embed/M7lc1UVf-VE',
    file: 'https://photos.example/a.pdf',
  });
  photos.note({ ...vehicle(), file: 'https://films.example/b.pdf' });
  expect(photos.warnings()).toEqual([
    expect.stringMatching(
      /^films and history reports are not shown from https:\/\/films\.example\/ \(2 vehicles\);/,
    ),
  ]);
});

test('names at most ten hosts', () => {
  const photos = unshownPhotos(() => false);
  for (let at = 0; at < 12; at += 1) photos.note(vehicle(`https://${at}.example/a.jpg`));
  expect(photos.warnings()[0]).toContain('https://9.example/ (1 vehicle) and 2 more hosts;');
});

test('shows only our own pictures without a key', () => {
  const canBeShown = photosThatCanBeShownBy([], { ...ENVIRONMENT, IMGPROXY_KEY: '', IMGPROXY_SALT: '' });
  expect(canBeShown(new URL('https://photos.example/a.jpg'))).toBe(false);
  expect(canBeShown(new URL('https://media.example/a.jpg'))).toBe(true);
});
