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
        `BACKUP_RECIPIENT: ${recipient} is not an age public key. Check that you copied all of it.`,
        {
          cause,
        },
      );
    }
  return async function* (source) {
    yield* await encrypter.encrypt(webStream(source));
  };
}

/** Node's class: the browser's type lacks `from`. */
const webStream = (source: AsyncIterable<Uint8Array>) =>
  web.ReadableStream.from(source) as ReadableStream<Uint8Array>;

/** Pass-through step for unencrypted backups. */
export const passThrough: Transform = async function* (source) {
  yield* source;
};

/** Returns the secret keys in a file of `age-keygen`; throws a BackupKeyError if none. */
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
    throw new BackupKeyError(`${file} contains no age secret key (a line starting with AGE-SECRET-KEY-1).`);
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
 * Opens a file for reading and decrypts it if it is encrypted.
 * @param identities age secret keys, one of which must decrypt it
 * @throws BackupKeyError if none of them decrypts it. While reading: RestoreError if it is truncated or
 * modified, the system's error if the disk fails
 */
export async function openPlain(file: string, identities: readonly string[]): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (identities.length === 0)
    throw new BackupKeyError(`${file} is encrypted. Pass the file with the secret key as --identity.`);
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
      : new BackupKeyError(
          `None of the given secret keys decrypts ${file}, or the file is damaged at the start.`,
          {
            cause,
          },
        );
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
      : new RestoreError(`${file} is truncated or damaged. Nothing was restored.`, { cause });
  }
}
