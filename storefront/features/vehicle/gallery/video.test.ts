import { expect, test } from 'vitest';
import { videoOf } from './video.ts';

const embed = 'https://www.youtube.com/embed/dQw4w9WgXcQ';

test('embeds a YouTube embed address, the external one first (GALLERY-07 OPEN-122)', () => {
  expect(videoOf({ video_url: 'https://cdn.example/a.mp4', external_video_url: embed })).toEqual({
    kind: 'embed',
    url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  });
  expect(videoOf({ video_url: `${embed}?rel=0`, external_video_url: null })?.kind).toBe('embed');
});

test('plays any other address as a video file (GALLERY-07 GALLERY-08)', () => {
  for (const url of [
    'https://cdn.example/a.mp4',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://www.youtube.com/embed/dQw4w9WgXcQ',
  ])
    expect(videoOf({ video_url: null, external_video_url: url })).toEqual({ kind: 'file', url });
});

test('has no video without a web address', () => {
  expect(videoOf({ video_url: null, external_video_url: null })).toBeNull();
  expect(videoOf({ video_url: 'javascript:alert(1)', external_video_url: null })).toBeNull();
});
