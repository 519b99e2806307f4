import type { Site } from '@forecourt/lib/sites/site';
import {
  type CompareCell,
  type CompareRow,
  compareRows,
  WEEKLY_ESTIMATE,
} from '@forecourt/lib/vehicle/compare';
import { licencesOf } from '@forecourt/lib/vehicle/finance/licences';
import type { ShopperPayment } from '@forecourt/lib/vehicle/finance/payment-choice';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { primaryImageUrl, vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { Fragment } from 'react';
import { Repayment } from '@/features/finance/Repayment.tsx';
import { Badge } from '@/ui/Badge.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { CompareLink } from './CompareLink.client.tsx';
import { compareHref } from './compared.ts';

/** Vehicles side by side; 'Only differences' needs no script (OPEN-019). */
export function CompareTable({
  site,
  vehicles,
  payment,
}: {
  site: Site;
  vehicles: readonly Vehicle[];
  payment: ShopperPayment | null;
}) {
  const rows = compareRows(vehicles, {
    ...priceRules(site),
    finance: site.settings,
    now: new Date(),
    payment,
  });
  return (
    <section aria-label="Comparison" className="compare-scroll">
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
          {rows.map((row) => (
            <Fragment key={row.label}>
              <Row row={row} vehicles={vehicles} />
              {row.label === WEEKLY_ESTIMATE && (
                <tr className={row.differs ? undefined : 'alike'}>
                  <td />
                  <td colSpan={vehicles.length}>
                    <div className="compare-note">
                      <Repayment
                        amount={null}
                        comparisonRate="stated"
                        note={licencesOf(vehicles, site.settings)}
                      />
                    </div>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ site, vehicle, others }: { site: Site; vehicle: Vehicle; others: readonly Vehicle[] }) {
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
        {title}
      </Link>
      {subtitle && <p className="text-sm font-normal text-ink-muted">{subtitle}</p>}
      {vehicle.reserved && <Badge tone="warning">Reserved</Badge>}
      <p className="no-print">
        <CompareLink
          siteSlug={site.slug}
          href={compareHref(others.map(({ id }) => id))}
          drop={vehicle.id}
          className="quiet-action font-normal"
          label={`Remove: ${title}`}
        >
          Remove
        </CompareLink>
      </p>
    </>
  );
}

function Row({
  row: { label, cells, differs },
  vehicles,
}: {
  row: CompareRow;
  vehicles: readonly Vehicle[];
}) {
  return (
    <tr className={differs ? 'differs' : 'alike'}>
      <th scope="row">
        {label}
        {differs && <span className="sr-only"> (differs)</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={vehicles[index]?.id} className="numbers">
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell: { text, best } }: { cell: CompareCell }) {
  if (text === null)
    return (
      <span className="text-ink-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not known</span>
      </span>
    );
  return (
    <>
      {text}
      {best && (
        <Badge tone="success" className="compare-best">
          <Icon name="check" size={12} />
          {best}
        </Badge>
      )}
    </>
  );
}
