import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { z } from 'zod';

/** Makes the framework render a page even if it is cached. Requires the build id; bypasses the proxy. */
const MAKE_ANEW_HEADER = 'x-prerender-revalidate';
/** Total timeout; an instance that is slow to render its first pages is better than none. */
const PATIENCE_MS = 10_000;

const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string().min(1) }) });

/**
 * Renders home pages before the first visitor arrives: a process's first page takes many times as long.
 * @param options.answer answers requests like those of visitors
 * @throws if a page cannot be rendered
 */
export async function warmUp({
  answer,
  sites,
  buildFolder,
}: {
  answer: RequestListener;
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
      const response = await fetch(`http://127.0.0.1:${port}/${encodeURIComponent(site)}/${ENGLISH}`, {
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
