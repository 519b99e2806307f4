import type { Site } from '@forecourt/lib/sites/site';
import { loadLocations } from '@/content/locations.server.ts';
import { phoneFor } from '@/features/location/phone.ts';
import { Notice } from '@/features/payments/Notice.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';

/** For everybody whose browser may not see a reservation: a wrong link says no more than an unknown one. */
export async function UnknownReceipt({ site }: { site: Site }) {
  const locations = await loadLocations(site.slug);
  const main = locations.find(({ primary }) => primary) ?? locations[0] ?? null;
  const phone = shownPhone(site, phoneFor(site, null, main), { dealershipId: main?.dealership_id ?? null });
  return (
    <main id="content" className="container py-section">
      <Notice
        tone="info"
        icon="lock"
        title="Open your reservation from your mail"
        actions={
          <>
            {phone && <Phone phone={phone} call icon={18} className="btn btn-primary btn-lg" />}
            <a href="/search" className="btn btn-secondary btn-lg">
              Search all cars
            </a>
          </>
        }
      >
        <p>
          This page shows only to whoever made the reservation. The button in your receipt opens it on any
          device. If the link is old or incomplete, give us a call with your reference.
        </p>
      </Notice>
    </main>
  );
}
