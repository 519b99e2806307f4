import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { useTranslations } from 'next-intl';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { ActionLink } from '@/features/vehicle-card/ActionLink.tsx';
import { PriceLine, PriceNotes, PriceText } from '@/features/vehicle-card/PriceLine.tsx';
import { classes } from '@/ui/classes.ts';
import { pageActions } from './Actions.tsx';
import { PastScroll } from './PastScroll.client.tsx';
import type { VehicleView } from './view.server.ts';

/** Scroll distance in pixels after which the sticky header (VDP-17) and the bottom bar (VDP-18) appear. */
const STICKY_HEADER_AFTER = 500;
const STICKY_BAR_AFTER = 900;

/**
 * Sticky bars of a vehicle page. On a phone, one bar at the bottom from the start: price, Call, Enquire and Reserve.
 * On wider screens, a bar below the site's header, and one at the bottom if the site has it, which then has
 * the buttons.
 */
export function Bars({ view }: { view: VehicleView }) {
  const { title, site, vehicle, rules } = view;
  const t = useTranslations('vehicle');
  const pricing = { vehicle, rules };
  const { subscription } = priceStatement(vehicle, rules, useTranslations('price'));
  const bottom = site.features.stickyBottomBarEnabled;
  return (
    <>
      <aside aria-label={t('thisVehicle')} className="vehicle-phone-bar no-print">
        <div className="numbers min-w-20 flex-1">
          <PriceText {...pricing} className="block truncate text-lg font-semibold" />
          {subscription ? (
            <p className="text-xs leading-tight text-ink-muted">{subscription.text}</p>
          ) : (
            // A note that does not fit wraps onto a clipped line, so it is hidden as a whole.
            <p className="flex h-6 flex-wrap gap-x-1.5 overflow-clip *:max-w-full *:truncate empty:hidden">
              {/* The button and the page already show that it is reserved. */}
              <PriceNotes rules={rules} vehicle={{ ...vehicle, reserved: false }} />
            </p>
          )}
        </div>
        <BarActions view={view} brief />
      </aside>
      <PastScroll after={STICKY_HEADER_AFTER} edge="top" label={t('currentVehicle')}>
        <Title text={title} view={view} />
        {!bottom && <BarActions view={view} />}
      </PastScroll>
      {bottom && (
        <PastScroll after={STICKY_BAR_AFTER} edge="bottom" label={t('enquireAboutThis')}>
          <Title text={title} view={view} />
          <BarActions view={view} />
        </PastScroll>
      )}
    </>
  );
}

function Title({ text, view }: { text: string; view: VehicleView }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
      <p className="truncate font-semibold">
        <bdi>{text}</bdi>
      </p>
      <Price view={view} />
    </div>
  );
}

const Price = ({ view: { vehicle, rules } }: { view: VehicleView }) => (
  <PriceLine vehicle={vehicle} rules={{ ...rules, marketIndicatorEnabled: false }} compact />
);

/**
 * Call, Enquire and, where the site allows it, Reserve, which is then the strongest.
 * @param props.brief on a phone, which has room for short labels only
 */
function BarActions({ view, brief = false }: { view: VehicleView; brief?: boolean }) {
  const t = useTranslations('vehicle');
  const { phone, vehicle } = view;
  const actions = pageActions(view);
  const enquire = actions.find(({ name }) => name === 'enquire');
  const reserve = actions.find(({ name }) => name === 'reserve');
  const first = reserve ?? enquire;
  const narrow = vehicle.reserved ? 'max-md:px-3 max-md:text-xs' : reserve ? 'max-md:px-3' : 'max-md:px-4';
  return (
    <div className="flex min-w-0 flex-none items-center gap-2 max-md:flex-initial max-xs:gap-1.5">
      {phone && (
        <Phone
          phone={phone}
          call
          brief
          icon={18}
          className={classes(
            'btn max-md:px-3',
            first ? 'btn-secondary' : 'btn-primary',
            brief && reserve && 'bar-call',
          )}
        />
      )}
      {enquire && (
        <ActionLink
          action={enquire}
          vehicle={vehicle.slug}
          className={classes(
            'btn max-md:whitespace-normal',
            reserve ? 'btn-secondary' : 'btn-primary',
            narrow,
          )}
        />
      )}
      {reserve && (
        <ActionLink
          action={brief ? { ...reserve, label: t('actions.reserve') } : reserve}
          vehicle={vehicle.slug}
          className={classes('btn btn-primary', narrow)}
        />
      )}
    </div>
  );
}
