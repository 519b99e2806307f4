'use client';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Phone } from '@/features/phone/Phone.client.tsx';
import type { ShownPhone } from '@/features/phone/phone.ts';
import { Button } from '@/ui/Button.tsx';

interface Props {
  error: unknown;
  retry: () => void;
  phone?: ShownPhone | null;
}

/** Replaces a failed page within the site's header and footer (OPEN-124). */
export function PageError({ error, retry, phone = null }: Props) {
  const t = useTranslations('shell.error');
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null;
  const [trying, startTrying] = useTransition();
  return (
    <main id="content" className="container py-section">
      {/* A page that failed on the server has no title. */}
      <title>{t('title')}</title>
      <h1 className="display">{t('title')}</h1>
      <p className="mt-4 mb-8 max-w-[32em] text-lg text-ink-muted">{t(phone ? 'textWithPhone' : 'text')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button size="lg" disabled={trying} onClick={() => startTrying(() => retry())}>
          {t('retry')}
        </Button>
        {phone && <Phone phone={phone} icon={18} call className="btn btn-secondary btn-lg" />}
      </div>
      {digest && <p className="mt-8 text-sm text-ink-subtle">{t('reference', { digest })}</p>}
    </main>
  );
}
