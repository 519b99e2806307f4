import type { Site } from '@forecourt/lib/sites/site';
import { SIMILAR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { goneBeforeReserving, goneTitle } from '@forecourt/lib/vehicle/gone-message';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useTranslations } from 'next-intl';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { Notice } from '@/features/payments/Notice.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import type { ShownPhone } from '@/features/phone/phone.ts';
import { waitingListPath } from '@/features/vehicle/waiting-list/address.ts';
import { checkoutPath } from '@/site/checkout-address.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import type { Checkout } from './checkout.server.ts';
import { StartAgain } from './StartAgain.tsx';

type Blocked = Exclude<Checkout, { kind: 'unknown' | 'done' | 'open' }>;

export function Obstacle({
  site,
  checkout,
  phone,
}: {
  site: Site;
  checkout: Blocked;
  phone: ShownPhone | null;
}) {
  const t = useTranslations('checkout');
  const { kind, vehicle } = checkout;
  const noun = itemWord(vehicle);
  const similar = (
    <HardLink href={`${vehiclePath(vehicle)}#${SIMILAR_ANCHOR}`} className="btn btn-secondary btn-lg">
      {t('obstacle.similar', { noun })}
    </HardLink>
  );
  const call = phone && <Phone phone={phone} call icon={18} className="btn btn-secondary btn-lg" />;
  const enquire = (label: string) => (
    <HardLink
      href={vehiclePath(vehicle)}
      className="btn btn-primary btn-lg whitespace-normal"
      {...formAttributes('enquiry', vehicle.slug)}
    >
      {label}
    </HardLink>
  );
  switch (kind) {
    case 'sold':
      return (
        <Notice
          tone="info"
          icon="tag"
          title={goneTitle(vehicle, t)}
          actions={
            <>
              <HardLink href="/search" className="btn btn-primary btn-lg">
                {t('obstacle.search')}
              </HardLink>
              {similar}
            </>
          }
        >
          <p>{goneBeforeReserving(vehicle, t)}</p>
        </Notice>
      );
    case 'reserved':
      return (
        <Notice
          tone="warning"
          icon="clock"
          title={t('obstacle.reservedTitle', { noun })}
          actions={
            <>
              {enquire(t('obstacle.enquireWaiting'))}
              <HardLink href={waitingListPath(vehicle)} className="btn btn-secondary btn-lg">
                {t('obstacle.waitingList')}
              </HardLink>
              {similar}
            </>
          }
        >
          <p>{t('obstacle.reservedText')}</p>
        </Notice>
      );
    case 'recalled':
      return (
        <Notice
          tone="warning"
          icon="info"
          title={t('obstacle.recalledTitle', { noun })}
          actions={
            <>
              {enquire(t('obstacle.enquire'))}
              {call}
            </>
          }
        >
          <p>{t('obstacle.recalledText', { noun })}</p>
        </Notice>
      );
    case 'not_online':
      return (
        <Notice
          tone="info"
          icon="info"
          title={t('obstacle.notOnlineTitle', { noun })}
          actions={
            <>
              {enquire(t('obstacle.enquire'))}
              {call}
            </>
          }
        >
          <p>{t('obstacle.notOnlineText')}</p>
        </Notice>
      );
    case 'unavailable':
      return (
        <Notice
          tone="warning"
          icon="credit-card"
          title={t('obstacle.unavailableTitle')}
          actions={
            <>
              <HardLink href={checkoutPath(site, vehicle)} className="btn btn-primary btn-lg">
                {t('obstacle.tryAgain')}
              </HardLink>
              {call}
            </>
          }
        >
          <p>{t('obstacle.unavailableText')}</p>
        </Notice>
      );
    case 'expired':
      return (
        <Notice
          tone="warning"
          icon="clock"
          title={t('obstacle.expiredTitle')}
          actions={
            <>
              <StartAgain action={`${checkoutPath(site, vehicle)}/again`} />
              {call}
            </>
          }
        >
          <p>{t('obstacle.expiredText', { noun })}</p>
        </Notice>
      );
  }
}
