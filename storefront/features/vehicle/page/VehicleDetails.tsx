import { Dealer } from './Dealer.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { SectionNav } from './SectionNav.tsx';
import { VehicleSections } from './Sections.tsx';
import { VehicleLocation } from './VehicleLocation.tsx';
import type { VehicleView } from './view.server.ts';

export function Story({ view }: { view: VehicleView }) {
  return (
    <>
      <SectionNav view={view} />
      <VehicleSections view={view} />
      <Dealer view={view} />
      <VehicleLocation view={view} />
      <Disclaimer site={view.site} />
    </>
  );
}
