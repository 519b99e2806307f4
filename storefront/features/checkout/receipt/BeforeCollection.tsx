import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { slotText } from '@/features/test-drive/days.ts';
import { reservationPath } from '@/site/checkout-address.ts';
import { Alert } from '@/ui/Alert.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { collectionItem } from '../collection-item.ts';
import type { Viewing } from './viewing.server.ts';

/** The viewing of a reserved vehicle, what to bring, and a calendar file. Works without script. */
export function BeforeCollection({
  site,
  reservation: { reference },
  viewing: { booked, times, isRefused },
}: {
  site: Site;
  reservation: Reservation;
  viewing: Viewing;
}) {
  const t = useTranslations('receipt');
  const checkout = useTranslations('checkout');
  const language = useLanguage();
  const path = reservationPath(reference);
  const { collectionList } = site.settings;
  return (
    <div className="no-print grid gap-6 text-base text-ink">
      <section aria-labelledby="viewing-title" id="viewing" className="scroll-mt-28">
        <h2 id="viewing-title" className="mt-6 text-lg">
          {t('viewing.title')}
        </h2>
        {isRefused && (
          <Alert tone="danger" className="mt-2">
            {t('viewing.refused')}
          </Alert>
        )}
        {booked ? (
          <p role="status" className="mt-2">
            <strong>{booked.when}</strong>{' '}
            <HardLink href={booked.href} className="link">
              {t('viewing.change')}
            </HardLink>
          </p>
        ) : times.length > 0 ? (
          <form method="post" action={`${path}/viewing`} className="mt-2 grid gap-3">
            <p>{t('viewing.select')}</p>
            <div className="flex flex-wrap gap-2">
              {times.map((time) => (
                <button key={time} type="submit" name="dateTime" value={time} className="btn btn-secondary">
                  {slotText(time, language)}
                </button>
              ))}
            </div>
          </form>
        ) : (
          <p className="mt-2">{t('viewing.arranged')}</p>
        )}
        <HardLink href={`${path}/calendar`} download={`${reference}.ics`} className="more mt-3">
          <Icon name="calendar-check" size={18} />
          {t(booked ? 'viewing.addViewing' : 'viewing.addEnd')}
        </HardLink>
      </section>
      {collectionList.length > 0 && (
        <section aria-labelledby="bring-title">
          <h2 id="bring-title" className="text-lg">
            {t('viewing.bring')}
          </h2>
          <ul className="mt-2 list-disc ps-5">
            {collectionList.map((item) => (
              <li key={item}>{collectionItem(item, checkout)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
