import type { Site } from '@forecourt/lib/sites/site';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { getTranslations } from 'next-intl/server';
import { loadLocations } from '@/content/locations.server.ts';
import { Notice } from '@/features/payments/Notice.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';
import { HardLink } from '@/ui/HardLink.tsx';

/** The same for a wrong link and an unknown reservation, so that it reveals nothing. */
export async function UnknownReceipt({ site }: { site: Site }) {
  const [locations, noun, t] = await Promise.all([
    loadLocations(site.slug),
    stockNoun(site),
    getTranslations('receipt'),
  ]);
  const main = locations.find(({ primary }) => primary) ?? locations[0] ?? null;
  const phone = shownPhone(site, phoneFor(site, null, main), { dealershipId: main?.dealership_id ?? null });
  return (
    <main id="content" className="container py-section">
      <Notice
        tone="info"
        icon="lock"
        title={t('unknown.title')}
        actions={
          <>
            {phone && <Phone phone={phone} call icon={18} className="btn btn-primary btn-lg" />}
            <HardLink href="/search" className="btn btn-secondary btn-lg">
              {t('unknown.search', { noun })}
            </HardLink>
          </>
        }
      >
        <p>{t('unknown.text')}</p>
      </Notice>
    </main>
  );
}
