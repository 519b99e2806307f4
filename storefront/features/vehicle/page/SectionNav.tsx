import {
  CONDITION_ANCHOR,
  FINANCE_CALCULATOR_ANCHOR,
  MAP_ANCHOR,
  PRICE_ANCHOR,
} from '@forecourt/lib/vehicle/anchors';
import { weightFacts } from '@forecourt/lib/vehicle/caravan';
import { hasCondition } from '../condition/Condition.tsx';
import { SectionMarks } from './SectionMarks.client.tsx';
import type { VehicleView } from './view.server.ts';

/**
 * Section navigation of the page. A section that depends on a partner's answer removes its link if it has
 * nothing to show (`NoPrice`).
 */
export function SectionNav({ view }: { view: VehicleView }) {
  const { site, vehicle } = view;
  const sections: [anchor: string, name: string, isThere: boolean][] = [
    ['content', 'Photos', true],
    ['overview', 'Overview', true],
    ['weights', 'Weights', weightFacts(vehicle).length > 0],
    [CONDITION_ANCHOR, 'Condition', hasCondition(view)],
    ['features', 'Features', vehicle.standardEquipment.length > 0],
    [PRICE_ANCHOR, 'Price', true],
    [FINANCE_CALCULATOR_ANCHOR, 'Finance', site.features.financeCalculatorEnabled],
    [MAP_ANCHOR, 'Location', true],
  ];
  return (
    <nav aria-label="On this page" className="section-line no-print">
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
