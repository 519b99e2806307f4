import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

export const S3_KEY = { keyId: 'S3RVER', secret: 'S3RVER' };

/** Starts an S3 emulator that checks signatures, with one bucket. */
export async function startS3(): Promise<{ url: string; stop(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'forecourt-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'photos' }],
  });
  const { port } = await server.run();
  return {
    url: `http://127.0.0.1:${port}/photos`,
    stop: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
