import type { OwnVehicle } from '@forecourt/lib/accounts/garage/own-vehicles.server';
import { formatKilograms } from '@forecourt/lib/platform/text/format';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { NOT_RETURNED, type ReturnedForm } from '@/forms/answers.ts';
import { FORM_TEXTS } from '@/forms/form-texts.ts';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { GARAGE_ACTIONS } from './fields.ts';
import { Part } from './GarageSection.tsx';
import { OwnVehicleForm } from './OwnVehicleForm.client.tsx';

export function OwnVehicles({
  site,
  vehicles,
  towing,
  returned,
}: {
  site: Site;
  /** True if the site sells caravans, for which the limits of the shopper's vehicle matter. */
  towing: boolean;
  vehicles: readonly OwnVehicle[];
  returned: ReturnedForm;
}) {
  const t = useTranslations('garage');
  const { settings, features } = site;
  return (
    <Part id="own-cars" title={t('parts.ownVehicles')}>
      {vehicles.length > 0 && (
        <ul className="mb-4 grid gap-3">
          {vehicles.map(({ id, rego, regoState, description, brakedTowing }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line p-4"
            >
              <span dir="ltr" className="plate">
                <span className="numbers">{rego}</span>
                <small>{regoState}</small>
              </span>
              <span className="min-w-40 flex-1 font-semibold wrap-anywhere">
                {description || t('ownVehicles.unnamed')}
                {brakedTowing !== null && (
                  <span className="numbers block text-sm font-normal text-ink-muted">
                    {t('ownVehicles.tows', { mass: formatKilograms(brakedTowing) })}
                  </span>
                )}
              </span>
              {features.tradeInEnabled && (
                <Link href={settings.sellCarPath} className="more max-sm:order-last max-sm:w-full">
                  {t('ownVehicles.valuation')}
                </Link>
              )}
              <form method="post" action={GARAGE_ACTIONS.removeVehicle}>
                <input type="hidden" name="id" value={id} />
                <button
                  type="submit"
                  className="btn btn-ghost btn-icon"
                  aria-label={t('ownVehicles.remove', { rego })}
                >
                  <Icon name="x" size={18} />
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <Disclosure
        summary={t(vehicles.length > 0 ? 'ownVehicles.another' : 'ownVehicles.add')}
        open={vehicles.length === 0 || returned !== NOT_RETURNED}
        className="border-t"
      >
        <div className="max-w-140 pt-2">
          <TextsProvider namespaces={[...FORM_TEXTS, 'garageClient']}>
            <OwnVehicleForm returned={returned} towing={towing} />
          </TextsProvider>
        </div>
      </Disclosure>
    </Part>
  );
}
