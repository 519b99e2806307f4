import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import * as web from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupKeyError, RestoreError } from './format.ts';

// Files are encrypted with age (https://age-encryption.org/v1), so the `age` program opens them as well.

/** The first line of every encrypted file. */
export const AGE_START = 'age-encryption.org/v1\n';

type Transform = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/**
 * Returns a pipeline step that encrypts its input.
 * @param recipients public keys of age; any one of their secret keys opens the result
 * @throws BackupKeyError when one of them is no public key of age
 */
export function encryptFor(recipients: readonly string[]): Transform {
  const encrypter = new Encrypter();
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient);
    } catch (cause) {
      throw new BackupKeyError(
        `BACKUP_RECIPIENT: ${recipient} is not a public key of age. Was it copied whole?`,
        {
          cause,
        },
      );
    }
  return async function* (source) {
    yield* await encrypter.encrypt(webStream(source));
  };
}

/** The same class as the global, whose types are the browser's and lack `from`. */
const webStream = (source: AsyncIterable<Uint8Array>) =>
  web.ReadableStream.from(source) as ReadableStream<Uint8Array>;

/** A step of a pipeline that changes nothing. */
export const asItIs: Transform = async function* (source) {
  yield* source;
};

/**
 * The secret keys in a file as `age-keygen` writes it.
 * @throws BackupKeyError when it has none; the system's error when it cannot be read
 */
export async function readIdentities(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line && !line.startsWith('#'));
  const isReadable = identities.every((identity) => {
    try {
      new Decrypter().addIdentity(identity);
      return true;
    } catch {
      return false;
    }
  });
  // The message must not quote the file: it may hold a damaged secret key.
  if (identities.length === 0 || !isReadable)
    throw new BackupKeyError(`${file} holds no secret key of age (a line AGE-SECRET-KEY-1…).`);
  return identities;
}

/** Returns true if a file starts with age's header. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_START.length), 0, AGE_START.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === AGE_START;
  } finally {
    await handle.close();
  }
}

/**
 * The bytes of a file, decrypted where it is encrypted.
 * @param identities secret keys of age, of which one must open it
 * @throws BackupKeyError when it is encrypted and none of them opens it. While it is read: RestoreError when it was cut or
 *   changed, the system's error when the disk fails
 */
export async function openPlain(file: string, identities: readonly string[]): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (identities.length === 0)
    throw new BackupKeyError(`${file} is encrypted: name the file with the secret key by --identity.`);
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const input = createReadStream(file);
  let plain: ReadableStream<Uint8Array>;
  try {
    plain = await decrypter.decrypt(webStream(input));
  } catch (cause) {
    input.destroy();
    throw (cause as { code?: string }).code
      ? cause
      : new BackupKeyError(`No secret key that was given opens ${file}, or its beginning is damaged.`, {
          cause,
        });
  }
  return Readable.from(checked(plain, file), { objectMode: false });
}

/** Passes a stream on; a decryption error becomes a RestoreError. */
async function* checked(plain: ReadableStream<Uint8Array>, file: string): AsyncGenerator<Uint8Array, void> {
  try {
    yield* plain;
  } catch (cause) {
    throw (cause as { code?: string }).code
      ? cause
      : new RestoreError(`${file} is cut or damaged: nothing was restored.`, { cause });
  }
}
