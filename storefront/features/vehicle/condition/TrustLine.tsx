import { formatDate } from '@forecourt/lib/platform/text/format';
import { CONDITION_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { useTranslations } from 'next-intl';
import { Rating } from '@/features/reviews/Rating.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import type { VehicleView } from '../page/view.server.ts';
import { hasCondition } from './Condition.tsx';

/** The rating of the vehicle's location and the date of its inspection, near the top of the page. */
export function TrustLine({ view }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const language = useLanguage();
  const { rating, condition, checks, site } = view;
  if (!rating && !hasCondition(view)) return null;
  const on = condition?.inspectedOn && formatDate(condition.inspectedOn, site.settings.timeZone, language);
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
    </div>
  );
}
