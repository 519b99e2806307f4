import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ImageResponse } from 'next/og';
import { expect, test, vi } from 'vitest';
import { SOCIAL_CARD, SocialCard } from './SocialCard.tsx';

const require = createRequire(import.meta.url);
const look = {
  siteName: 'Sample Motors',
  template: 'group',
  logo: null,
  colours: {
    paper: '#ffffff',
    ink: '#111111',
    muted: '#555555',
    line: '#cccccc',
    ground: '#eeeeee',
    accent: '#0b5cad',
  },
} as const;
const price = { text: '$54,990', was: null, type: 'Drive Away' };
const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
const LONG = 'Mercedes-Benz Sprinter Transfer-Minibus Langversion ';

test.each([
  ['usual', { title: '2021 Toyota HiLux', subtitle: 'SR5 GUN126R', price }],
  ['long', { title: LONG.repeat(4), subtitle: LONG.repeat(4), price: { ...price, text: '$1,254,990/week' } }],
  ['one long word', { title: 'W'.repeat(200), subtitle: 'w'.repeat(200), price }],
  [
    'hostile',
    {
      title: '🚙<script>\u202e',
      subtitle: '  ',
      price: { text: 'Please call us about the price of this vehicle today.', was: null, type: null },
    },
  ],
  ['another script', { title: '2024 比亚迪 Škoda', subtitle: 'مرسيدس', price }],
  ['bare', { title: '', subtitle: null, price: { text: '', was: null, type: null } }],
])('draws the social card with %s text without fetching fonts (OPEN-125)', async (_, sheet) => {
  const file = require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff');
  const data = await readFile(file);
  const fetching = vi.spyOn(globalThis, 'fetch');
  for (const photo of [PHOTO, null]) {
    const response = new ImageResponse(<SocialCard sheet={sheet} look={look} photo={photo} logo={null} />, {
      ...SOCIAL_CARD,
      fonts: [{ name: 'site', data, weight: 600 }],
    });
    const png = Buffer.from(await response.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SOCIAL_CARD.width, SOCIAL_CARD.height]);
  }
  const addresses = fetching.mock.calls.map(([address]) => String(address));
  expect(addresses.filter((address) => address.startsWith('http'))).toEqual([]);
  fetching.mockRestore();
});
