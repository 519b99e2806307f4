import { expect, test } from 'vitest';
import { corsHeaders } from './cors.ts';

const STUDIO = 'https://studio.example';

test('allows the studio’s exact origin and no other', () => {
  expect(corsHeaders(STUDIO, [STUDIO])).toEqual({ vary: 'origin', 'access-control-allow-origin': STUDIO });
  for (const origin of [
    'https://elsewhere.example',
    'https://studio.example.evil.example',
    'http://studio.example',
    'https://studio.example:444',
    'HTTPS://STUDIO.EXAMPLE',
    '*',
    'null',
    '',
  ])
    expect(corsHeaders(origin, [STUDIO]), origin).toBeNull();
});

test('grants no sharing to a request without an Origin header', () => {
  expect(corsHeaders(null, [STUDIO])).toEqual({ vary: 'origin' });
});
