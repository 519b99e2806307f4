import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { hasGarageApp } from '@forecourt/lib/sites/garage-app';
import type { Site } from '@forecourt/lib/sites/site';
import { hasAlerts } from '@/features/alerts/fields.ts';
import { AccountParts, shownPhone } from '@/features/garage/AccountParts.tsx';
import { AlertParts } from '@/features/garage/AlertParts.tsx';
import type { GarageContent } from '@/features/garage/content.server.ts';
import { Enquiries } from '@/features/garage/Enquiries.tsx';
import { returnedTo, VEHICLE_LABELS } from '@/features/garage/fields.ts';
import { OwnVehicles } from '@/features/garage/OwnVehicles.tsx';
import { Prizes } from '@/features/garage/Prizes.tsx';
import { Reservations } from '@/features/garage/Reservations.tsx';
import { SavedVehicles } from '@/features/garage/SavedVehicles.tsx';
import { Valuations } from '@/features/garage/Valuations.tsx';
import { APP_TITLE, AppPart } from '@/features/garage-app/AppPart.tsx';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { savedCards } from '@/features/saved-list/saved-cards.server.ts';
import { savedTitle } from '@/features/saving/saved-list-labels.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';
import { sharedNoun } from '@/stock/shared-noun.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';
import '@/features/garage/garage.css';

type PartEntry = [id: string, label: string, icon: IconName, count: number];

/** Everything a shopper has with a site (ROUTE-90, OPEN-104), under the site's own name for it (OPEN-105). */
export async function GaragePage({
  site,
  garage,
  shopper,
  content,
  returned,
  done,
}: {
  site: Site;
  garage: { path: string; name: string };
  shopper: Shopper;
  content: GarageContent;
  returned: ReturnedForm;
  done: string | null;
}) {
  const { saved, vehicles, valuations, enquiries, conversations, drivePlaces, reservations } = content;
  const { alerts, prizes, account } = content;
  const { secret } = paymentConnections();
  const now = new Date();
  const { timeZone, saveMode } = site.settings;
  const [cars, siteNoun] = await Promise.all([
    saveMode === 'watchlist'
      ? savedCards(
          site,
          saved.map(({ carId }) => carId),
        )
      : [],
    stockNoun(site),
  ]);
  const noun = sharedNoun(cars, siteNoun);
  const { name, lastName, phone } = shopper;
  const parts: PartEntry[] = [
    ['saved', savedTitle(noun), 'heart', saveMode === 'watchlist' ? saved.length : 0],
    ...(hasAlerts(site)
      ? ([
          ['searches', 'Saved searches', 'search', alerts.searches.length],
          ['alerts', 'Alerts', 'bell', 0],
        ] as typeof parts)
      : []),
    ...(hasGarageApp(site) ? [['app', APP_TITLE, 'phone', 0] as PartEntry] : []),
    ['own-cars', 'Your vehicles', 'car', vehicles.length],
    ['valuations', 'Valuations', 'hand-coins', valuations.length],
    ['enquiries', 'Enquiries', 'message-square', enquiries.length],
    ['reservations', 'Reservations', 'calendar-check', reservations.length],
    ...(prizes.length > 0 ? [['prizes', 'Prizes', 'sparkles', prizes.length] as PartEntry] : []),
    ['details', 'Details', 'user', 0],
    ['account', 'Account', 'settings-2', 0],
  ];
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: garage.name, href: garage.path },
  ];
  return (
    <main id="content" className="container pt-5 pb-section">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="display mt-6">{garage.name}</h1>
      <p className="mt-2 mb-8 text-lg text-ink-muted wrap-anywhere">
        {name && `G’day, ${[name, lastName].filter(Boolean).join(' ')}. `}
        {phone && <span className="numbers">{shownPhone(phone)}</span>}
      </p>
      {done && (
        <Alert tone="success" className="mb-8">
          {done}
        </Alert>
      )}
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[220px_minmax(0,1fr)]">
        <nav aria-label={garage.name} className="garage-parts">
          {parts.map(([id, label, icon, count]) => (
            <a key={id} href={`#${id}`}>
              <Icon name={icon} size={18} className="text-ink-subtle" />
              {label}
              {count > 0 && <span className="numbers">{count}</span>}
            </a>
          ))}
        </nav>
        <div className="grid min-w-0 gap-14">
          <SavedVehicles site={site} items={saved} cars={cars} noun={noun} />
          {hasAlerts(site) && <AlertParts site={site} shopper={shopper} content={alerts} noun={siteNoun} />}
          {hasGarageApp(site) && <AppPart site={site} garage={garage} preferences={content.notifications} />}
          <OwnVehicles site={site} vehicles={vehicles} returned={returnedTo(VEHICLE_LABELS, returned)} />
          <Valuations site={site} valuations={valuations} />
          <Enquiries
            enquiries={enquiries}
            conversations={conversations}
            dealer={site.name}
            timeZone={timeZone}
            drives={{ places: drivePlaces, secret, now }}
          />
          <Reservations reservations={reservations} secret={secret} now={now} />
          <Prizes entries={prizes} timeZone={timeZone} />
          <AccountParts site={site} shopper={shopper} content={account} returned={returned} />
        </div>
      </div>
    </main>
  );
}
