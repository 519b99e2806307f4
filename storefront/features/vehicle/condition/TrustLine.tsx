import { formatDate } from '@forecourt/lib/platform/text/format';
import { CONDITION_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { ownWarrantyText } from '@forecourt/lib/vehicle/condition';
import { useTranslations } from 'next-intl';
import { Rating } from '@/features/reviews/Rating.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import type { VehicleView } from '../page/view.server.ts';
import { warrantyFor } from '../page/warranty.ts';
import { hasCondition } from './Condition.tsx';

/** The rating of the vehicle's location, the date of its inspection and its warranty, near the top of the page. */
export function TrustLine({ view }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const language = useLanguage();
  const { rating, condition, checks, site, vehicle } = view;
  const { timeZone } = site.settings;
  const warranty = condition?.warranty
    ? ownWarrantyText(condition.warranty, timeZone, { t, language })
    : warrantyFor(site, vehicle);
  if (!rating && !hasCondition(view) && !warranty) return null;
  const on = condition?.inspectedOn && formatDate(condition.inspectedOn, timeZone, language);
  return (
    <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-2 max-md:[&_a]:py-2">
      {rating && <Rating {...rating} />}
      {hasCondition(view) && (
        <a href={`#${CONDITION_ANCHOR}`} className="link inline-flex items-center gap-1.5">
          <Icon name="badge-check" size={18} />
          {on
            ? t('condition.inspectedOn', { date: on, hasBy: 'no', by: '' })
            : t(checks.length > 0 ? 'condition.registerChecks' : 'sections.condition')}
        </a>
      )}
      {warranty && (
        <p className="flex basis-full items-start gap-1.5">
          <Icon name="shield-check" size={18} className="mt-0.75 shrink-0 text-ink-muted" />
          <span>
            <span className="sr-only">{t('band.warranty')}: </span>
            <bdi>{warranty}</bdi>
          </span>
        </p>
      )}
    </div>
  );
}
