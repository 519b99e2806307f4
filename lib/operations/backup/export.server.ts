import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportDataset } from '@sanity/export';
import { type LakeAccess, lakeClient } from '../../sites/content-lake/client.server.ts';
import { encryptFor, passThrough } from './age.server.ts';

export interface ExportSummary {
  documents: number;
  assets: number;
}

/**
 * Exports a dataset with drafts, pictures and files as a tar.gz for `sanity datasets import`.
 * @param access its token must be able to read everything: the export leaves out what it cannot read
 * @param file replaced once the export is complete
 * @param recipients age public keys to encrypt for; unencrypted if empty
 * @throws BackupKeyError for a malformed public key; Error if the content lake fails or the disk is full. The
 * file is then unchanged.
 */
export async function exportContent(
  access: LakeAccess,
  file: string,
  recipients: readonly string[],
): Promise<ExportSummary> {
  const encrypt = recipients.length > 0 ? encryptFor(recipients) : passThrough;
  const unfinishedFile = `${file}.unfinished`;
  const archive = new PassThrough();
  try {
    const [{ documentCount, assetCount }] = await Promise.all([
      exportDataset({ client: lakeClient(access), dataset: access.SANITY_DATASET, outputPath: archive }),
      pipeline(archive, encrypt, createWriteStream(unfinishedFile, { mode: 0o600 })),
    ]);
    await rename(unfinishedFile, file);
    return { documents: documentCount, assets: assetCount };
  } finally {
    archive.destroy();
    await rm(unfinishedFile, { force: true });
  }
}
