import { randomUUID } from 'node:crypto';
import type { Shopper } from '@forecourt/lib/accounts/shopper';
import type { Deal } from '@forecourt/lib/leads/deal/deals.server';
import { sumOf } from '@forecourt/lib/leads/deal/ledger';
import { DEAL_TOKEN, ownDealPath } from '@forecourt/lib/leads/deal/link';
import { type DealFigures, isAcceptable } from '@forecourt/lib/leads/deal/version';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { countsFee } from '@forecourt/lib/payments/reservation/reserved-deal';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { Site } from '@forecourt/lib/sites/site';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
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
import { FORM_TEXTS } from '@/forms/form-texts.ts';
import { checkoutPath } from '@/site/checkout-address.ts';
import { Alert } from '@/ui/Alert.tsx';
import { classes } from '@/ui/classes.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';

/** The page of a link that opens no deal. */
export function UnknownDeal() {
  const t = useTranslations('deal');
  return (
    <main id="content" className="container py-section">
      <Notice
        tone="warning"
        icon="info"
        title={t('unknown.title')}
        actions={
          <HardLink href="/search" className="btn btn-secondary btn-lg">
            {t('unknown.search')}
          </HardLink>
        }
      >
        <p>{t('unknown.text')}</p>
      </Notice>
    </main>
  );
}

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
  const [locations, t] = await Promise.all([loadLocations(site.slug), getTranslations('deal')]);
  const location = placeOf(vehicle, locations);
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
      <h1 className="title">{t('own.title')}</h1>
      <p className="mt-2 text-lg">
        <HardLink href={vehiclePath(vehicle)} className="link">
          <bdi>{vehicleTitle(vehicle)}</bdi>
        </HardLink>
        <span className="text-ink-muted">
          {' '}
          · {t('own.stockNumber')} <bdi className="numbers">{vehicle.stocknum}</bdi>
        </span>
      </p>
      <p className="mt-3">
        <span className={`badge badge-${status === 'accepted' ? 'success' : 'info'}`}>
          {t(`status.${status}`)}
        </span>
      </p>
      <div className="mt-6 grid gap-3">
        {wasAsked && <Alert tone="success">{t('own.asked', { dealer })}</Alert>}
        {isOpen && <Changes site={site} vehicle={vehicle} isForSale={isForSale} deal={deal} />}
      </div>
      <div className="mt-6 grid items-start gap-gap md:grid-cols-2">
        {newer.toReversed().map((version) => (
          <VersionCard key={version.number} version={version} before={beforeOf(version.number)} {...shared}>
            {version.number === newest?.number && isForSale && isAcceptable(deal, version, now) && (
              <AcceptForm id={deal.id} token={token} version={version.number} label={t('own.accept')} />
            )}
          </VersionCard>
        ))}
        <div className={classes('card grid gap-6 p-card', newer.length === SIDE_BY_SIDE && 'md:col-span-2')}>
          <Next {...props} dealer={dealer} />
        </div>
      </div>
      {older.length > 0 && (
        <details className="mt-8">
          <summary className="link w-fit cursor-pointer">{t('own.earlier', { count: older.length })}</summary>
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
  const t = useTranslations('deal');
  const { site, deal, token, found, shopper, returned, dealer: name } = props;
  const { vehicle, isForSale } = found;
  const { status } = deal;
  const isOwn = shopper !== null && deal.userId === shopper.userId;
  const action = ownDealPath(deal.id);
  if (status === 'accepted') return <Accepted {...props} />;
  if (status === 'closed')
    return (
      <>
        <h2 className="text-lg">{t('own.closedTitle')}</h2>
        <p className="text-ink-muted">{t('own.closedText', { dealer: name })}</p>
      </>
    );
  const change = isForSale && offersDeal(site, vehicle) && (
    <HardLink
      href={changeDealPath(vehicle, { id: deal.id, token })}
      className="btn btn-secondary justify-self-start"
    >
      {t('own.change')}
    </HardLink>
  );
  if (status === 'draft')
    return (
      <>
        <div className="grid gap-3">
          <h2 className="text-lg">{t('own.sendTo', { dealer: name })}</h2>
          <p className="text-ink-muted">{t(isOwn ? 'own.inGarage' : 'own.atAddress')}</p>
          {change}
        </div>
        {isForSale && (
          <TextsProvider namespaces={[...FORM_TEXTS, 'dealForms']}>
            <SendDealForm
              action={`${action}/send`}
              token={token}
              dealer={name}
              siteSlug={site.slug}
              known={knownOf(shopper)}
              returned={returned}
            />
          </TextsProvider>
        )}
      </>
    );
  return (
    <>
      <div className="grid gap-3">
        <h2 className="text-lg">
          {status === 'sent' ? t('own.hasDeal', { dealer: name }) : t('own.notRight')}
        </h2>
        <p className="text-ink-muted">{t(status === 'sent' ? 'own.sentText' : 'own.answeredText')}</p>
        {change}
      </div>
      <TextsProvider namespaces={[...FORM_TEXTS, 'dealForms']}>
        <AskForm action={`${action}/ask`} token={token} question={randomUUID()} returned={returned} />
      </TextsProvider>
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
  const t = useTranslations('deal');
  const accepted = deal.versions.find(({ number }) => number === deal.acceptedVersion);
  const { vehicle, feeCents } = found;
  const noun = itemWord(vehicle);
  return (
    <>
      <h2 className="text-lg">{t('own.acceptedTitle', { version: deal.acceptedVersion ?? 0 })}</h2>
      {isHeld ? (
        <p className="text-ink-muted">
          {t.rich('own.held', {
            noun,
            a: (text) => (
              <HardLink href={checkoutPath(site, vehicle)} className="link">
                {text}
              </HardLink>
            ),
          })}
        </p>
      ) : accepted && countsFee(accepted.figures.totals, feeCents) ? (
        <>
          <p className="text-ink-muted">{t('own.payDeposit', { noun })}</p>
          <AcceptForm
            id={deal.id}
            token={token}
            version={deal.acceptedVersion ?? 0}
            label={t('own.depositOf', { amount: formatCents(feeCents) })}
          />
        </>
      ) : (
        <p className="text-ink-muted">{t('own.nextSteps', { dealer })}</p>
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
  const t = await getTranslations('deal');
  const newest = deal.versions.at(-1);
  const noun = itemWord(vehicle);
  if (!isForSale) return <Alert tone="warning">{t('own.notForSale', { noun })}</Alert>;
  if (!newest) return null;
  const { choice, terms, figures } = newest;
  const current = await priceDeal(site, vehicle, choice, { terms, valuation: figures.valuation }).catch(
    () => null,
  );
  const isChanged = current && priceOf(current.figures) !== priceOf(figures);
  return (
    <>
      {vehicle.reserved && <Alert tone="warning">{t('own.reserved', { noun })}</Alert>}
      {isChanged && (
        <Alert tone="info">
          {t(newest.author === 'staff' ? 'own.priceChangedAnswer' : 'own.priceChanged', {
            noun,
            now: formatCents(priceOf(current.figures)),
            before: formatCents(priceOf(figures)),
            number: newest.number,
          })}
        </Alert>
      )}
    </>
  );
}
