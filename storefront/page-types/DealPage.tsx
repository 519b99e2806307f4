import { randomUUID } from 'node:crypto';
import type { Shopper } from '@forecourt/lib/accounts/shopper';
import type { Deal } from '@forecourt/lib/leads/deal/deals.server';
import { sumOf } from '@forecourt/lib/leads/deal/ledger';
import { DEAL_TOKEN, ownDealPath } from '@forecourt/lib/leads/deal/link';
import { DEAL_STATUS_LABELS, type DealFigures, isAcceptable } from '@forecourt/lib/leads/deal/version';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { countsFee } from '@forecourt/lib/payments/reservation/reserved-deal';
import { OWN_DEAL_TITLE } from '@forecourt/lib/sites/page-titles';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { Site } from '@forecourt/lib/sites/site';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { loadLocations } from '@/content/locations.server.ts';
import { AskForm } from '@/features/deal/AskForm.client.tsx';
import type { dealVehicle } from '@/features/deal/deal-vehicle.server.ts';
import { dealOptions, priceDeal } from '@/features/deal/price-deal.server.ts';
import { SendDealForm } from '@/features/deal/SendDealForm.client.tsx';
import { VersionCard } from '@/features/deal/VersionCard.tsx';
import { changeDealPath } from '@/features/deal-link/address.ts';
import { DealStep } from '@/features/deal-link/DealStep.tsx';
import { offersDeal } from '@/features/deal-link/offers-deal.ts';
import { placeOf } from '@/features/location/find-locations.ts';
import { Notice } from '@/features/payments/Notice.tsx';
import type { ReturnedForm } from '@/forms/answers.ts';
import { checkoutPath } from '@/site/checkout-address.ts';
import { Alert } from '@/ui/Alert.tsx';
import { classes } from '@/ui/classes.ts';

/** The page of a link that opens no deal. */
export const UnknownDeal = () => (
  <main id="content" className="container py-section">
    <Notice
      tone="warning"
      icon="info"
      title="This link does not work"
      actions={
        <a href="/search" className="btn btn-secondary btn-lg">
          Search all vehicles
        </a>
      }
    >
      <p>Part of it may be missing, or the deal was deleted. Please open it from the email again.</p>
    </Notice>
  </main>
);

/** Versions shown side by side; earlier ones can be opened. */
const SIDE_BY_SIDE = 2;

interface Props {
  site: Site;
  deal: Deal;
  token: string;
  found: Awaited<ReturnType<typeof dealVehicle>> & { vehicle: Vehicle };
  /** True if the vehicle is on hold for this deal, unpaid. */
  isHeld: boolean;
  shopper: Shopper | null;
  returned: ReturnedForm;
  wasAsked: boolean;
}

/** A shopper's deal: its versions, and what they can do next. */
export async function DealPage(props: Props) {
  const { site, deal, found, token, wasAsked } = props;
  const { vehicle, isForSale } = found;
  const { versions, status } = deal;
  const location = placeOf(vehicle, await loadLocations(site.slug));
  const dealer = location?.name ?? vehicle.dealership_name;
  const timeZone = placeTimeZone(location?.address, site.settings.timeZone);
  const now = new Date();
  const [older, newer] = [versions.slice(0, -SIDE_BY_SIDE), versions.slice(-SIDE_BY_SIDE)];
  const newest = versions.at(-1);
  const isOpen = status !== 'accepted' && status !== 'closed';
  const shared = { deal, dealer, timeZone, now, creditLicence: dealOptions(site, vehicle).creditLicence };
  const beforeOf = (number: number) => versions.find((each) => each.number === number - 1) ?? null;
  return (
    <main id="content" data-form className="container py-section">
      <DealStep site={site} vehicle={vehicle} deal={deal} />
      <h1 className="title">{OWN_DEAL_TITLE}</h1>
      <p className="mt-2 text-lg">
        <a href={vehiclePath(vehicle)} className="link">
          {vehicleTitle(vehicle)}
        </a>
        <span className="text-ink-muted">
          {' '}
          · stock number <span className="numbers">{vehicle.stocknum}</span>
        </span>
      </p>
      <p className="mt-3">
        <span className={`badge badge-${status === 'accepted' ? 'success' : 'info'}`}>
          {DEAL_STATUS_LABELS[status]}
        </span>
      </p>
      <div className="mt-6 grid gap-3">
        {wasAsked && <Alert tone="success">Your question is sent. {dealer} will answer you.</Alert>}
        {isOpen && <Changes site={site} vehicle={vehicle} isForSale={isForSale} deal={deal} />}
      </div>
      <div className="mt-6 grid items-start gap-gap md:grid-cols-2">
        {newer.toReversed().map((version) => (
          <VersionCard key={version.number} version={version} before={beforeOf(version.number)} {...shared}>
            {version.number === newest?.number && isForSale && isAcceptable(deal, version, now) && (
              <AcceptForm id={deal.id} token={token} version={version.number} label="Accept this deal" />
            )}
          </VersionCard>
        ))}
        <div className={classes('card grid gap-6 p-card', newer.length === SIDE_BY_SIDE && 'md:col-span-2')}>
          <Next {...props} dealer={dealer} />
        </div>
      </div>
      {older.length > 0 && (
        <details className="mt-8">
          <summary className="link w-fit cursor-pointer">Earlier versions ({older.length})</summary>
          <div className="mt-4 grid items-start gap-gap md:grid-cols-2">
            {older.toReversed().map((version) => (
              <VersionCard
                key={version.number}
                version={version}
                before={beforeOf(version.number)}
                {...shared}
              />
            ))}
          </div>
        </details>
      )}
    </main>
  );
}

/** The shopper's next steps with a deal. */
function Next(props: Props & { dealer: string }) {
  const { site, deal, token, found, shopper, returned, dealer: name } = props;
  const { vehicle, isForSale } = found;
  const { status } = deal;
  const isOwn = shopper !== null && deal.userId === shopper.userId;
  const action = ownDealPath(deal.id);
  if (status === 'accepted') return <Accepted {...props} />;
  if (status === 'closed')
    return (
      <>
        <h2 className="text-lg">This deal is closed</h2>
        <p className="text-ink-muted">
          {name} has closed it. You can build another one on the vehicle’s page.
        </p>
      </>
    );
  const change = isForSale && offersDeal(site, vehicle) && (
    <a
      href={changeDealPath(vehicle, { id: deal.id, token })}
      className="btn btn-secondary justify-self-start"
    >
      Change this deal
    </a>
  );
  if (status === 'draft')
    return (
      <>
        <div className="grid gap-3">
          <h2 className="text-lg">Send it to {name}</h2>
          <p className="text-ink-muted">
            {isOwn
              ? 'The deal is saved in your garage.'
              : 'The deal is saved at the address of this page. Keep it, or send the deal to get the link by email.'}
          </p>
          {change}
        </div>
        {isForSale && (
          <SendDealForm
            action={`${action}/send`}
            token={token}
            dealer={name}
            siteSlug={site.slug}
            known={knownOf(shopper)}
            returned={returned}
          />
        )}
      </>
    );
  return (
    <>
      <div className="grid gap-3">
        <h2 className="text-lg">{status === 'sent' ? `${name} has your deal` : 'Not quite right?'}</h2>
        <p className="text-ink-muted">
          {status === 'sent'
            ? 'You get a message when there is an answer, and you see it here.'
            : 'Change the deal and send it back, or ask a question. The answer stands until it expires or you change the deal.'}
        </p>
        {change}
      </div>
      <AskForm action={`${action}/ask`} token={token} question={randomUUID()} returned={returned} />
    </>
  );
}

const knownOf = (shopper: Shopper | null): Record<string, string> =>
  shopper
    ? {
        name: [shopper.name, shopper.lastName].filter(Boolean).join(' '),
        phone: shopper.phone ?? '',
        email: shopper.email ?? '',
      }
    : {};

const AcceptForm = ({
  id,
  token,
  version,
  label,
}: {
  id: string;
  token: string;
  version: number;
  label: string;
}) => (
  <form method="post" action={`${ownDealPath(id)}/accept`} className="mt-5">
    <input type="hidden" name={DEAL_TOKEN} value={token} />
    <input type="hidden" name="version" value={version} />
    <button type="submit" className="btn btn-primary btn-lg w-full">
      {label}
    </button>
  </form>
);

function Accepted({ site, deal, token, found, dealer, isHeld }: Props & { dealer: string }) {
  const accepted = deal.versions.find(({ number }) => number === deal.acceptedVersion);
  const { vehicle, feeCents } = found;
  const noun = itemWord(vehicle);
  return (
    <>
      <h2 className="text-lg">You accepted version {deal.acceptedVersion}</h2>
      {isHeld ? (
        <p className="text-ink-muted">
          {`This ${noun} is on hold for you. Pay the deposit in the browser in which you began to `}
          <a href={checkoutPath(site, vehicle)} className="link">
            reserve it
          </a>
          .
        </p>
      ) : accepted && countsFee(accepted.figures.totals, feeCents) ? (
        <>
          <p className="text-ink-muted">
            {`Pay the deposit to reserve the ${noun}. It counts towards the price, and you can have it back if you change your mind. Until then, others can reserve this ${noun}.`}
          </p>
          <AcceptForm
            id={deal.id}
            token={token}
            version={deal.acceptedVersion ?? 0}
            label={`Pay the deposit of ${formatCents(feeCents)}`}
          />
        </>
      ) : (
        <p className="text-ink-muted">{dealer} will contact you about the next steps.</p>
      )}
    </>
  );
}

const priceOf = ({ lines }: DealFigures): number =>
  sumOf(lines.filter(({ kind }) => kind === 'price' || kind === 'charge'));

/** Says what happened to the vehicle since the newest version. */
async function Changes({
  site,
  vehicle,
  isForSale,
  deal,
}: {
  site: Site;
  vehicle: Vehicle;
  isForSale: boolean;
  deal: Deal;
}) {
  const newest = deal.versions.at(-1);
  const noun = itemWord(vehicle);
  if (!isForSale) return <Alert tone="warning">{`This ${noun} is no longer for sale.`}</Alert>;
  if (!newest) return null;
  const { choice, terms, figures } = newest;
  const current = await priceDeal(site, vehicle, choice, { terms, valuation: figures.valuation }).catch(
    () => null,
  );
  const isChanged = current && priceOf(current.figures) !== priceOf(figures);
  return (
    <>
      {vehicle.reserved && (
        <Alert tone="warning">{`This ${noun} is reserved at the moment. You can still go on with your deal in case it becomes available.`}</Alert>
      )}
      {isChanged && (
        <Alert tone="info">
          {`The price of this ${noun} has changed: with government charges it is ${formatCents(priceOf(current.figures))}, and ${formatCents(priceOf(figures))} in version ${newest.number}.${
            newest.author === 'staff' ? ' The dealer’s answer stands until it expires.' : ''
          }`}
        </Alert>
      )}
    </>
  );
}
