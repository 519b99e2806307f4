import { FINANCE_CALCULATOR_ANCHOR, MAP_ANCHOR, PRICE_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { SectionMarks } from './SectionMarks.client.tsx';
import type { VehicleView } from './view.server.ts';

/**
 * The line of sections that leads through the page: plain links that stay in view. A section that may be missing,
 * such as one that a partner has to answer for, hides its link by its absence (panels.css).
 */
export function SectionLine({ view: { vehicle } }: { view: VehicleView }) {
  const sections: [anchor: string, name: string, isThere: boolean][] = [
    ['content', 'Photos', true],
    ['overview', 'Overview', true],
    ['features', 'Features', vehicle.standardEquipment.length > 0],
    [PRICE_ANCHOR, 'Price', true],
    [FINANCE_CALCULATOR_ANCHOR, 'Finance', true],
    [MAP_ANCHOR, 'Location', true],
  ];
  return (
    <nav aria-label="On this page" className="section-line no-print">
      <ul>
        {sections.map(
          ([anchor, name, isThere]) =>
            isThere && (
              <li key={anchor}>
                <a href={`#${anchor}`}>{name}</a>
              </li>
            ),
        )}
      </ul>
      <SectionMarks />
    </nav>
  );
}
