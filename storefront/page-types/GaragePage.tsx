import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { dealPath, dealToken } from '@forecourt/lib/leads/deal/link';
import { serviceBookingPath, serviceToken } from '@forecourt/lib/leads/service-booking/link';
import { drivePath, driveToken } from '@forecourt/lib/leads/test-drive/link';
import { accessToken } from '@forecourt/lib/payments/access-token';
import { receiptPath } from '@forecourt/lib/payments/reservation/receipt-path';
import { hasGarageApp } from '@forecourt/lib/sites/garage-app';
import type { Site } from '@forecourt/lib/sites/site';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { getTranslations } from 'next-intl/server';
import { hasAlerts } from '@/features/alerts/fields.ts';
import { AccountParts, shownPhone } from '@/features/garage/AccountParts.tsx';
import { AlertParts } from '@/features/garage/AlertParts.tsx';
import type { GarageContent } from '@/features/garage/content.server.ts';
import { Deals } from '@/features/garage/Deals.tsx';
import { Enquiries } from '@/features/garage/Enquiries.tsx';
import { returnedTo, VEHICLE_FIELDS } from '@/features/garage/fields.ts';
import { garageTexts } from '@/features/garage/garage-texts.server.ts';
import { NextSteps } from '@/features/garage/NextSteps.tsx';
import { type Beginnings, beginningSteps, nextSteps } from '@/features/garage/next-steps.ts';
import { OwnPayment, offersPayment } from '@/features/garage/OwnPayment.tsx';
import { OwnVehicles } from '@/features/garage/OwnVehicles.tsx';
import { Prizes } from '@/features/garage/Prizes.tsx';
import { Reservations } from '@/features/garage/Reservations.tsx';
import { SavedVehicles } from '@/features/garage/SavedVehicles.tsx';
import { Valuations } from '@/features/garage/Valuations.tsx';
import { AppPart } from '@/features/garage-app/AppPart.tsx';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { savedCards } from '@/features/saved-list/saved-cards.server.ts';
import { savedTitle } from '@/features/saving/saved-list-labels.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
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
  const { saved, cheaper, vehicles, valuations, enquiries, conversations, drivePlaces, deals, reservations } =
    content;
  const { alerts, prizes, account, payment } = content;
  const t = await getTranslations('garage');
  const savedTexts = await getTranslations('savedList');
  const appTexts = await getTranslations('garageApp');
  const texts = garageTexts(await pageLanguage());
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
  const steps = nextSteps({
    reservations,
    enquiries,
    conversations,
    valuations,
    deals,
    cheaper: cars.flatMap((car) =>
      cheaper.has(car.objectID) && isInStock(car.status) && !car.reserved
        ? [{ id: car.objectID, title: vehicleTitle(car) || car.name, path: vehiclePath(car) }]
        : [],
    ),
    dealer: site.name,
    timeZone,
    now,
    texts,
    links: {
      receipt: ({ id, reference }) =>
        receiptPath(reference, accessToken({ kind: 'reservation', id }, secret)),
      drive: (id) => drivePath(id, driveToken(id, secret)),
      service: (id) => serviceBookingPath(id, serviceToken(id, secret)),
      deal: (id) => dealPath(id, dealToken(id, secret)),
    },
  });
  const parts: PartEntry[] = [
    ['next', t('parts.next'), 'house', steps.length],
    ['saved', savedTitle(noun, savedTexts), 'heart', saveMode === 'watchlist' ? saved.length : 0],
    ...(hasAlerts(site)
      ? ([
          ['searches', t('parts.searches'), 'search', alerts.searches.length],
          ['alerts', t('parts.alerts'), 'bell', 0],
        ] as typeof parts)
      : []),
    ...(offersPayment(site) ? [['payment', t('parts.payment'), 'hand-coins', 0] as PartEntry] : []),
    ...(hasGarageApp(site) ? [['app', appTexts('title'), 'phone', 0] as PartEntry] : []),
    ['own-cars', t('parts.ownVehicles'), 'car', vehicles.length],
    ['valuations', t('parts.valuations'), 'hand-coins', valuations.length],
    ['enquiries', t('parts.enquiries'), 'message-square', enquiries.length],
    ...(deals.length > 0 || site.features.dealBuilderEnabled
      ? [['deals', t('parts.deals'), 'circle-check', deals.length] as PartEntry]
      : []),
    ['reservations', t('parts.reservations'), 'calendar-check', reservations.length],
    ...(prizes.length > 0 ? [['prizes', t('parts.prizes'), 'sparkles', prizes.length] as PartEntry] : []),
    ['details', t('parts.details'), 'user', 0],
    ['account', t('parts.account'), 'settings-2', 0],
  ];
  // Lists with entries come first. Those without follow, side by side, so that the page is no stack of empty boxes.
  const lists = [
    {
      id: 'valuations',
      isEmpty: valuations.length === 0,
      list: <Valuations key="valuations" site={site} valuations={valuations} />,
    },
    {
      id: 'enquiries',
      isEmpty: enquiries.length === 0,
      list: (
        <Enquiries
          key="enquiries"
          enquiries={enquiries}
          conversations={conversations}
          dealer={site.name}
          timeZone={timeZone}
          drives={{ places: drivePlaces, secret, now }}
        />
      ),
    },
    ...(deals.length > 0 || site.features.dealBuilderEnabled
      ? [
          {
            id: 'deals',
            isEmpty: deals.length === 0,
            list: <Deals key="deals" deals={deals} secret={secret} timeZone={timeZone} />,
          },
        ]
      : []),
    {
      id: 'reservations',
      isEmpty: reservations.length === 0,
      list: <Reservations key="reservations" reservations={reservations} secret={secret} now={now} />,
    },
  ];
  const filled = new Set(lists.flatMap(({ id, isEmpty }) => (isEmpty ? [] : [id])));
  const [next, ...others] = parts;
  const orderedParts = [
    ...(next ? [next] : []),
    ...others.filter(([id]) => filled.has(id)),
    ...others.filter(([id]) => !filled.has(id)),
  ];
  const crumbs = [
    { name: (await getTranslations('ui'))('home'), href: '/' },
    { name: garage.name, href: garage.path },
  ];
  return (
    <main id="content" className="container pt-5 pb-section">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="display mt-6">{garage.name}</h1>
      <p className="mt-2 mb-8 text-lg text-ink-muted wrap-anywhere">
        {name && t('hello', { name: [name, lastName].filter(Boolean).join(' ') })}
        {phone && (
          <span dir="ltr" className="numbers">
            {shownPhone(phone)}
          </span>
        )}
      </p>
      {done && (
        <Alert tone="success" className="mb-8">
          {done}
        </Alert>
      )}
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[220px_minmax(0,1fr)]">
        <nav aria-label={garage.name} className="garage-parts">
          {orderedParts.map(([id, label, icon, count]) => (
            <a key={id} href={`#${id}`}>
              <Icon name={icon} size={18} className="text-ink-subtle" />
              {label}
              {count > 0 && <span className="numbers">{count}</span>}
            </a>
          ))}
        </nav>
        <div className="grid min-w-0 gap-14">
          <NextSteps steps={steps} begin={beginningSteps(texts, siteNoun, beginningsOf(site, content))} />
          {lists.filter(({ isEmpty }) => !isEmpty).map(({ list }) => list)}
          <SavedVehicles site={site} items={saved} cars={cars} noun={noun} />
          {hasAlerts(site) && <AlertParts site={site} shopper={shopper} content={alerts} noun={siteNoun} />}
          {hasGarageApp(site) && <AppPart site={site} garage={garage} preferences={content.notifications} />}
          {offersPayment(site) && <OwnPayment site={site} payment={payment} page={garage.path} />}
          <OwnVehicles
            site={site}
            towing={siteNoun === 'caravan' || site.features.caravansEnabled}
            vehicles={vehicles}
            returned={returnedTo(VEHICLE_FIELDS, returned)}
          />
          {lists.some(({ isEmpty }) => isEmpty) && (
            <div className="grid gap-x-gap gap-y-10 md:even-2">
              {lists.filter(({ isEmpty }) => isEmpty).map(({ list }) => list)}
            </div>
          )}
          <Prizes entries={prizes} timeZone={timeZone} />
          <AccountParts site={site} shopper={shopper} content={account} returned={returned} />
        </div>
      </div>
    </main>
  );
}

/** Returns the addresses of ways to begin that the site offers and the shopper has not taken. */
const beginningsOf = (
  site: Site,
  { valuations, payment }: Pick<GarageContent, 'valuations' | 'payment'>,
): Beginnings => ({
  search: '/search',
  tradeIn: site.features.tradeInEnabled && valuations.length === 0 ? site.settings.sellCarPath : null,
  finance: offersPayment(site) && !payment.approval ? site.settings.financePath : null,
});
