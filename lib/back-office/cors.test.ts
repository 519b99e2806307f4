import { expect, test } from 'vitest';
import { corsHeaders } from './cors.ts';

const STUDIO = 'https://studio.example';

test('the studio is let in by name, nobody else', () => {
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

test('a caller that is no page of another origin gets no permission to share', () => {
  expect(corsHeaders(null, [STUDIO])).toEqual({ vary: 'origin' });
});
