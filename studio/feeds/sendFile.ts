import { MOST_PIECES, PIECE_BYTES } from '@forecourt/lib/inventory/stock/runs/runs';
import type { BackOffice } from '../back-office/backOffice.ts';

/** Returns why a file cannot be uploaded, or null. */
export function fileProblem({ size }: Pick<File, 'size'>): string | null {
  if (size === 0) return 'The file is empty.';
  if (size <= MOST_PIECES * PIECE_BYTES) return null;
  const most = Math.floor((MOST_PIECES * PIECE_BYTES) / 1024 / 1024);
  return `The file is larger than ${most} MB. Upload the photos in several zips, each with the list of cars.`;
}

/**
 * Uploads a file for a feed in chunks. The import starts after the last one.
 * @throws BackOfficeProblem
 */
export async function sendFile(
  office: Pick<BackOffice, 'sendFeedPiece'>,
  feed: string,
  file: File,
): Promise<void> {
  const pieces = Math.ceil(file.size / PIECE_BYTES);
  const sending = crypto.randomUUID();
  for (let piece = 0; piece < pieces; piece += 1) {
    const address = new URLSearchParams({
      name: file.name,
      sending,
      piece: String(piece),
      pieces: String(pieces),
    });
    await office.sendFeedPiece(feed, address, file.slice(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES));
  }
}
