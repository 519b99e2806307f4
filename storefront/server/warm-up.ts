import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

/** Makes a page anew whatever is kept of it, for whoever knows the id of this build; it passes the proxy by. */
const MAKE_ANEW_HEADER = 'x-prerender-revalidate';
/** In all; a copy that is slow to make its first pages is better than none. */
const PATIENCE_MS = 10_000;

const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string().min(1) }) });

/**
 * Makes home pages before the first visitor comes. The first page that a process makes takes it many times as long as the
 * next ones, and after a drop all copies may wait for this one to make it.
 * @param options.answer answers requests as visitors' are answered
 * @param options.buildFolder where the framework's build lies
 * @throws whatever keeps a page from being made
 */
export async function warmUp({
  answer,
  sites,
  buildFolder,
}: {
  answer: RequestListener;
  /** Slugs. */
  sites: readonly string[];
  buildFolder: string;
}): Promise<void> {
  const manifest: unknown = JSON.parse(
    await readFile(path.join(buildFolder, 'prerender-manifest.json'), 'utf8'),
  );
  const { preview } = manifestSchema.parse(manifest);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const server = createServer(answer).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (const site of sites) {
      const response = await fetch(`http://127.0.0.1:${port}/${encodeURIComponent(site)}`, {
        headers: { [MAKE_ANEW_HEADER]: preview.previewModeId },
        signal,
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The home page of ${site} answers ${response.status}.`);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
