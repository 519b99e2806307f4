'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';

/** Saves the PDF of a vehicle (SHARE-11 to SHARE-13), as a plain download if its script is unavailable. */
export function PdfLink({ href, name, vehicleId }: { href: string; name: string; vehicleId: string }) {
  const t = useTranslations('vehicleClient');
  const [busy, setBusy] = useState(false);
  const save = async (event: React.MouseEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const saving = await import('./save-pdf.client.ts').catch(() => null);
    if (saving) await saving.savePdf(href, name, { vehicleId, failed: t('pdf.failed') });
    else location.assign(href);
    setBusy(false);
  };
  return (
    <a href={href} download={name} className="btn btn-ghost btn-sm" aria-busy={busy} onClick={save}>
      <Icon name="download" size={16} />
      PDF
    </a>
  );
}
