import { LEAVE_TOKEN, leaveNowPath } from '@forecourt/lib/leads/waiting-list/link';
import { useTranslations } from 'next-intl';
import { Notice } from '@/features/payments/Notice.tsx';
import type { Place } from '@/features/vehicle/waiting-list/waiting-place.server.ts';
import type { Noun } from '@/stock/noun.ts';
import { HardLink } from '@/ui/HardLink.tsx';

/** The page behind a mailed link for leaving a waiting list. Opening it changes nothing. */
export function WaitingPlacePage({
  place,
  id,
  token,
  noun,
}: {
  place: Place;
  id: string;
  token: string;
  noun: Noun;
}) {
  const t = useTranslations('waitingList');
  const search = (
    <HardLink href="/search" className="btn btn-secondary btn-lg">
      {t('search', { noun })}
    </HardLink>
  );
  return (
    <main id="content" className="container py-section">
      {place === 'waiting' && (
        <Notice
          tone="info"
          icon="mail"
          title={t('leave.title')}
          actions={
            <>
              <form method="post" action={leaveNowPath(id)}>
                <input type="hidden" name={LEAVE_TOKEN} value={token} />
                <button type="submit" className="btn btn-primary btn-lg">
                  {t('leave.send')}
                </button>
              </form>
              {search}
            </>
          }
        >
          <p>{t('leave.note')}</p>
        </Notice>
      )}
      {place === 'left' && (
        <Notice tone="success" icon="circle-check" title={t('leave.left')} actions={search}>
          <p>{t('leave.leftNote')}</p>
        </Notice>
      )}
      {place === 'unknown' && (
        <Notice tone="warning" icon="info" title={t('leave.broken')} actions={search}>
          <p>{t('leave.brokenNote')}</p>
        </Notice>
      )}
    </main>
  );
}
