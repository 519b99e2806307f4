import { authorization, type SmsSender } from '../../messaging/sms/send.server.ts';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import type { LeadFile } from '../files.server.ts';
import { type FileType, isFileType, MOST_FILE_BYTES, MOST_FILES, MOST_FILES_BYTES } from './limits.ts';

/** A picture or another file of an SMS or a WhatsApp message, as Twilio announces it. */
export interface TextFile {
  url: string;
  type: string;
}

/** Twilio waits 15 seconds for the answer to a webhook. */
const PATIENCE_MS = 8_000;

const EXTENSIONS: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
};

/**
 * Loads the files of a message from Twilio.
 * @param sender null if SMS are not set up; then no file is loaded
 * @returns the files that could be loaded and kept, and the number of the others: of another type, too large,
 * or not loaded in time
 * @see https://www.twilio.com/docs/messaging/api/media-resource
 */
export async function loadTextFiles(
  sender: Pick<SmsSender, 'host' | 'account' | 'token'> | null,
  announced: readonly TextFile[],
): Promise<{ files: LeadFile[]; left: number }> {
  const deadline = AbortSignal.timeout(PATIENCE_MS);
  const loaded = await Promise.all(
    announced.slice(0, MOST_FILES).map(async ({ url, type }, index) => {
      if (!sender || !isFileType(type)) return null;
      const content = await contentOf(sender, url, deadline).catch(() => null);
      const kind = type === 'application/pdf' ? 'document' : 'photo';
      return content && { name: `${kind}-${index + 1}.${EXTENSIONS[type]}`, type, content };
    }),
  );
  let bytes = 0;
  const files = loaded.filter((file): file is NonNullable<typeof file> => {
    if (!file || bytes + file.content.length > MOST_FILES_BYTES) return false;
    bytes += file.content.length;
    return true;
  });
  return { files, left: announced.length - files.length };
}

/** Returns the content of a file; null if Twilio does not have it, or it is too large. */
async function contentOf(
  sender: Pick<SmsSender, 'host' | 'account' | 'token'>,
  url: string,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  if (!URL.canParse(url) || new URL(url).origin !== new URL(sender.host).origin) return null;
  const get = vendorFetch('twilio');
  const answer = await get(url, {
    headers: { authorization: authorization(sender) },
    redirect: 'manual',
    signal,
  });
  const location = answer.headers.get('location');
  if (!location) return answer.ok ? bodyOf(answer) : null;
  await answer.body?.cancel();
  // Twilio redirects to a signed address of its storage, which must not get the account's key.
  const storage = new URL(location, url);
  if (storage.protocol !== new URL(url).protocol) return null;
  const stored = await get(storage, { signal });
  return stored.ok ? bodyOf(stored) : null;
}

async function bodyOf({ body }: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MOST_FILE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
