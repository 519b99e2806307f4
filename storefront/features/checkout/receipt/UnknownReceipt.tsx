import type { Site } from '@forecourt/lib/sites/site';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { loadLocations } from '@/content/locations.server.ts';
import { Notice } from '@/features/payments/Notice.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';

/** The same for a wrong link and an unknown reservation, so that it reveals nothing. */
export async function UnknownReceipt({ site }: { site: Site }) {
  const [locations, noun] = await Promise.all([loadLocations(site.slug), stockNoun(site)]);
  const main = locations.find(({ primary }) => primary) ?? locations[0] ?? null;
  const phone = shownPhone(site, phoneFor(site, null, main), { dealershipId: main?.dealership_id ?? null });
  return (
    <main id="content" className="container py-section">
      <Notice
        tone="info"
        icon="lock"
        title="Open your reservation from your email"
        actions={
          <>
            {phone && <Phone phone={phone} call icon={18} className="btn btn-primary btn-lg" />}
            <a href="/search" className="btn btn-secondary btn-lg">
              {`Search all ${noun}s`}
            </a>
          </>
        }
      >
        <p>
          Only the person who made the reservation can see this page. Use the button in your receipt email to
          open it on any device. If the link is old or incomplete, call us with your reference number.
        </p>
      </Notice>
    </main>
  );
}
