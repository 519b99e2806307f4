import { expect, test } from 'vitest';
import { videoOf } from './video.ts';

const embed = 'https://www.youtube.com/embed/dQw4w9WgXcQ';

test('a youtube embed address is embedded, the external one first (GALLERY-07 OPEN-122)', () => {
  expect(videoOf({ video_url: 'https://cdn.example/a.mp4', external_video_url: embed })).toEqual({
    kind: 'embed',
    url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  });
  expect(videoOf({ video_url: `${embed}?rel=0`, external_video_url: null })?.kind).toBe('embed');
});

test('any other address is a video file (GALLERY-08)', () => {
  for (const url of [
    'https://cdn.example/a.mp4',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://www.youtube.com/embed/dQw4w9WgXcQ',
  ])
    expect(videoOf({ video_url: null, external_video_url: url })).toEqual({ kind: 'file', url });
});

test('no address, or one that is no web address, is no video', () => {
  expect(videoOf({ video_url: null, external_video_url: null })).toBeNull();
  expect(videoOf({ video_url: 'javascript:alert(1)', external_video_url: null })).toBeNull();
});
