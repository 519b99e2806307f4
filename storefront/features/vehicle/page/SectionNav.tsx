import {
  CONDITION_ANCHOR,
  FINANCE_CALCULATOR_ANCHOR,
  MAP_ANCHOR,
  PRICE_ANCHOR,
} from '@forecourt/lib/vehicle/anchors';
import { weightFacts } from '@forecourt/lib/vehicle/caravan';
import { useTranslations } from 'next-intl';
import { hasCondition } from '../condition/Condition.tsx';
import { SectionMarks } from './SectionMarks.client.tsx';
import type { VehicleView } from './view.server.ts';

/**
 * Section navigation of the page. A section that depends on a partner's answer removes its link if it has
 * nothing to show (`NoPrice`).
 */
export function SectionNav({ view }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const { site, vehicle } = view;
  const sections: [anchor: string, name: string, isThere: boolean][] = [
    ['content', t('sections.photos'), true],
    ['overview', t('sections.overview'), true],
    ['weights', t('sections.weights'), weightFacts(vehicle).length > 0],
    [CONDITION_ANCHOR, t('sections.condition'), hasCondition(view)],
    ['features', t('sections.features'), vehicle.standardEquipment.length > 0],
    [PRICE_ANCHOR, t('sections.price'), true],
    [FINANCE_CALCULATOR_ANCHOR, t('sections.finance'), site.features.financeCalculatorEnabled],
    [MAP_ANCHOR, t('sections.location'), true],
  ];
  return (
    <nav aria-label={t('onThisPage')} className="section-line no-print">
      <ul>
        {sections.map(
          ([anchor, name, isThere]) =>
            isThere && (
              <li key={anchor} {...(anchor === PRICE_ANCHOR && { className: 'price-link' })}>
                <a href={`#${anchor}`}>{name}</a>
              </li>
            ),
        )}
      </ul>
      <SectionMarks />
    </nav>
  );
}
