import { actionText } from '@forecourt/lib/leads/vehicle-action-text';
import {
  actionRules,
  type VehicleAction,
  vehicleActions,
  WAITING_LABEL,
} from '@forecourt/lib/leads/vehicle-actions';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import {
  type CompareCell,
  type CompareRow,
  compareRows,
  WEEKLY_ESTIMATE,
} from '@forecourt/lib/vehicle/compare';
import { comparisonRate } from '@forecourt/lib/vehicle/finance/eligibility';
import { licencesOf } from '@forecourt/lib/vehicle/finance/licences';
import type { ShopperPayment } from '@forecourt/lib/vehicle/finance/payment-choice';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { primaryImageUrl, vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useTranslations } from 'next-intl';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { Repayment } from '@/features/finance/Repayment.tsx';
import { facetValueLabel, knownBodyText, type StockTexts } from '@/stock/facets.ts';
import { Badge } from '@/ui/Badge.tsx';
import { buttonClass } from '@/ui/classes.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { CompareLink } from './CompareLink.client.tsx';
import { compareHref } from './compared.ts';

/**
 * Vehicles side by side, with the payment and the actions of each at the end of its column. The choices about
 * differences need no script (OPEN-019).
 */
export function CompareTable({
  site,
  vehicles,
  payment,
}: {
  site: Site;
  vehicles: readonly Vehicle[];
  payment: ShopperPayment | null;
}) {
  const t = useTranslations('compare');
  const price = useTranslations('price');
  const now = new Date();
  const rows = compareRows(vehicles, {
    ...priceRules(site),
    finance: site.settings,
    now,
    payment,
    texts: price,
    weeklyTexts: { t: useTranslations('weeklyFigure'), price, language: useLanguage() },
  });
  const weekly = rows.find(({ label }) => label === WEEKLY_ESTIMATE);
  return (
    <section aria-label={t('comparison')} className="compare-scroll">
      <table className="compare">
        <thead>
          <tr>
            <td />
            {vehicles.map((vehicle) => (
              <th key={vehicle.id} scope="col">
                <Head site={site} vehicle={vehicle} others={vehicles.filter(({ id }) => id !== vehicle.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ label }) => label !== WEEKLY_ESTIMATE)
            .map((row) => (
              <Row key={row.label} row={row} vehicles={vehicles} />
            ))}
        </tbody>
        <tfoot>
          {weekly && <Payments {...{ site, vehicles, payment }} row={weekly} />}
          <Actions site={site} vehicles={vehicles} now={now} />
        </tfoot>
      </table>
    </section>
  );
}

function Head({ site, vehicle, others }: { site: Site; vehicle: Vehicle; others: readonly Vehicle[] }) {
  const t = useTranslations('compare');
  const title = vehicleTitle(vehicle);
  const subtitle = vehicleSubtitle(vehicle);
  const picture = primaryImageUrl(vehicle);
  return (
    <>
      <div className="photo-ground" data-item={itemWord(vehicle)}>
        {picture && (
          <Picture src={picture} alt="" ratio={4 / 3} sizes="(width >= 992px) 280px, 50vw" maxWidth={640} />
        )}
      </div>
      <Link href={vehiclePath(vehicle)} className="link mt-3 inline-block font-semibold">
        <bdi>{title}</bdi>
      </Link>
      {subtitle && (
        <p className="text-sm font-normal text-ink-muted">
          <bdi>{subtitle}</bdi>
        </p>
      )}
      {vehicle.reserved && <Badge tone="warning">{t('reserved')}</Badge>}
      <p className="no-print">
        <CompareLink
          siteSlug={site.slug}
          href={compareHref(others.map(({ id }) => id))}
          drop={vehicle.id}
          className="quiet-action font-normal"
          label={t('removeNamed', { title })}
        >
          {t('remove')}
        </CompareLink>
      </p>
    </>
  );
}

/** The weekly payments, with the note that the law requires next to them (OPEN-078). */
function Payments({
  site,
  row,
  vehicles,
  payment,
}: {
  site: Site;
  row: CompareRow;
  vehicles: readonly Vehicle[];
  payment: ShopperPayment | null;
}) {
  const price = useTranslations('price');
  const note = [
    payment?.approval && `${payment.approval.lender}.`,
    licencesOf(vehicles, site.settings),
    // The condition of figures that the shopper's inputs changed.
    payment && price('weekly.noOffer'),
  ];
  return (
    <>
      <Row row={row} vehicles={vehicles} />
      <tr className={row.differs ? undefined : 'alike'}>
        <td />
        <td colSpan={vehicles.length}>
          <div className="compare-note">
            <Repayment amount={null} comparisonRate="stated" note={note.filter(Boolean).join(' ')} />
          </div>
        </td>
      </tr>
    </>
  );
}

/** Actions of every vehicle, in this order. */
const ACTIONS = ['enquire', 'reserve', 'testDrive'] as const;

function Actions({ site, vehicles, now }: { site: Site; vehicles: readonly Vehicle[]; now: Date }) {
  const t = useTranslations('compare');
  const rules = actionRules(ACTIONS, site, now);
  const actions = vehicles.map((vehicle) =>
    vehicleActions({ ...vehicle, comparison_rate: comparisonRate(vehicle) }, rules),
  );
  if (actions.every((own) => own.length === 0)) return null;
  return (
    <tr className="compare-actions no-print">
      <th scope="row">{t('nextStep')}</th>
      {vehicles.map((vehicle, index) => (
        <td key={vehicle.id}>
          <div className="grid gap-2">
            {(actions[index] ?? []).map((action, place) => (
              <Action key={action.name} action={action} vehicle={vehicle} isFirst={place === 0} />
            ))}
          </div>
        </td>
      ))}
    </tr>
  );
}

function Action({
  action: { name, label, href, form },
  vehicle,
  isFirst,
}: {
  action: VehicleAction;
  vehicle: Vehicle;
  isFirst: boolean;
}) {
  const t = useTranslations('vehicleCard');
  const text = actionText(name === 'enquire' && vehicle.reserved ? WAITING_LABEL : label, t);
  const shared = {
    href,
    className: `${buttonClass(isFirst ? 'primary' : 'secondary', 'sm')} whitespace-normal`,
    'aria-label': t('named', { action: text, title: vehicleTitle(vehicle) }),
  };
  return form ? (
    <HardLink {...shared} {...formAttributes(form, vehicle.slug)}>
      {text}
    </HardLink>
  ) : (
    <Link {...shared}>{text}</Link>
  );
}

function Row({
  row: { label, cells, differs },
  vehicles,
}: {
  row: CompareRow;
  vehicles: readonly Vehicle[];
}) {
  const t = useTranslations('compare');
  return (
    <tr className={differs ? 'differs' : 'alike'}>
      <th scope="row">
        {knownText(`rows.${label}`, label, t)}
        {differs && <span className="sr-only">{t('differs')}</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={vehicles[index]?.id} className="numbers">
          <Cell cell={cell} row={label} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell: { text, best }, row }: { cell: CompareCell; row: string }) {
  const t = useTranslations('compare');
  const stock = useTranslations('stock');
  if (text === null)
    return (
      <span className="text-ink-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('notKnown')}</span>
      </span>
    );
  return (
    <>
      <bdi>{cellText(row, text, t, stock)}</bdi>
      {best && (
        <Badge tone="success" className="compare-best">
          <Icon name="check" size={12} />
          {knownText(`best.${best}`, best, t)}
        </Badge>
      )}
    </>
  );
}

/** The search's names of values that the comparison shows, by row. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  Transmission: 'simple_transmission',
  Fuel: 'simple_fuel',
};

/** Returns a cell's text in the language of the page; `compareRows` is in English. */
function cellText(row: string, text: string, t: Translator<'compare'>, stock: StockTexts): string {
  if (row === 'Body') return knownBodyText(text, stock);
  const attribute = ATTRIBUTES[row];
  if (attribute) return facetValueLabel(attribute, text, stock);
  const [, stars] = /^(\d+) stars?$/.exec(text) ?? [];
  return stars ? t('stars', { count: Number(stars) }) : text;
}

function knownText(key: string, fallback: string, t: Translator<'compare'>): string {
  const known = key as 'rows.Price';
  return t.has(known) ? t(known) : fallback;
}
