import type { Site } from '@forecourt/lib/site/site';
import { loadLocations } from '@/content/locations.server.ts';
import { telHref } from '@/features/location/address.ts';
import { phoneFor } from '@/features/location/phone.ts';
import { Notice } from '@/features/payments/Notice.tsx';
import { Icon } from '@/ui/Icon.tsx';

/** For everybody whose browser may not see a reservation: a wrong link says no more than an unknown one. */
export async function UnknownReceipt({ site }: { site: Site }) {
  const locations = await loadLocations(site.slug);
  const main = locations.find(({ primary }) => primary) ?? locations[0] ?? null;
  const phone = phoneFor(site, null, main);
  return (
    <main id="content" className="container py-section">
      <Notice
        tone="info"
        icon="lock"
        title="Open your reservation from your mail"
        actions={
          <>
            {phone && (
              <a href={telHref(phone)} className="btn btn-primary btn-lg">
                <Icon name="phone" size={18} />
                <span className="numbers">Call {phone}</span>
              </a>
            )}
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
