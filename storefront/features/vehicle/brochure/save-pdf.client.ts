'use client';
import { track } from '@/analytics/track.client.ts';
import { showToast } from '@/ui/toast.ts';

/** Timeout: rendering takes under a second, but a slow connection may take longer. */
const PATIENCE_MS = 30_000;

/** Saves the PDF of a vehicle and records it, or shows an error (SHARE-11 to SHARE-13). Never throws. */
export async function savePdf(
  href: string,
  name: string,
  { vehicleId, failed }: { vehicleId: string; failed: string },
): Promise<void> {
  try {
    const answer = await fetch(href, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) {
      saveAs(await answer.blob(), name);
      track('pdfPrint', { vehicle: vehicleId });
    } else showToast({ text: (await wordsOf(answer)) ?? failed, tone: 'danger' });
  } catch {
    showToast({ text: failed, tone: 'danger' });
  }
}

async function wordsOf(answer: Response): Promise<string | null> {
  const body = (await answer.json().catch(() => null)) as { error?: unknown } | null;
  return typeof body?.error === 'string' ? body.error : null;
}

function saveAs(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // Revoking at once would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE_MS);
}
