import { MOST_PIECES, PIECE_BYTES } from '@forecourt/lib/inventory/stock/runs/runs';
import { expect, test } from 'vitest';
import { fileProblem, sendFile } from './sendFile.ts';

test('uploads a file in chunks that add up to the whole', async () => {
  const bytes = Uint8Array.from({ length: 2 * PIECE_BYTES + 7 }, (_, index) => index % 251);
  const sentPieces: { address: Record<string, string>; piece: Blob }[] = [];
  const office = {
    sendFeedPiece: async (feed: string, address: URLSearchParams, piece: Blob) => {
      expect(feed).toBe('sample');
      sentPieces.push({ address: Object.fromEntries(address), piece });
      return { isWhole: sentPieces.length === 3 };
    },
  };
  await sendFile(office, 'sample', new File([bytes], 'cars & photos.zip'));
  expect(sentPieces.map(({ address }) => [address['name'], address['piece'], address['pieces']])).toEqual([
    ['cars & photos.zip', '0', '3'],
    ['cars & photos.zip', '1', '3'],
    ['cars & photos.zip', '2', '3'],
  ]);
  expect(new Set(sentPieces.map(({ address }) => address['sending'])).size).toBe(1);
  const wholeFile = new Uint8Array(await new Blob(sentPieces.map(({ piece }) => piece)).arrayBuffer());
  expect(wholeFile).toEqual(bytes);
});

test('rejects a file that is too large or empty before uploading', () => {
  expect(fileProblem({ size: 0 })).toBe('The file is empty.');
  expect(fileProblem({ size: MOST_PIECES * PIECE_BYTES })).toBeNull();
  expect(fileProblem({ size: MOST_PIECES * PIECE_BYTES + 1 })).toContain('larger than 64 MB');
});
