import { expect, test } from 'vitest';
import { videoAddressProblem, videoPlayer } from './video-address.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=tracking',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?list=x',
])('%s plays on the host without cookies', (address) => {
  expect(videoPlayer(address)).toEqual({ from: 'YouTube', url: YOUTUBE });
});

test('plays Vimeo without tracking, with the key of an unlisted video', () => {
  expect(videoPlayer('https://vimeo.com/76979871')?.url).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  );
  expect(videoPlayer('https://vimeo.com/76979871/8272103f6e')?.url).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
  );
  expect(videoPlayer('https://player.vimeo.com/video/76979871?h=8272103f6e')?.url).toContain('&h=8272103f6e');
});

test.each([
  '',
  'dQw4w9WgXcQ',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/@channel',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://evil-youtube.com/embed/dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'https://player.vimeo.com/video/../../login',
])('%s is no film, and an editor is told what is (OPEN-131)', (address) => {
  expect(videoPlayer(address)).toBeNull();
  expect(videoAddressProblem(address)).toMatch(/^Only YouTube and Vimeo videos are supported\./);
});
