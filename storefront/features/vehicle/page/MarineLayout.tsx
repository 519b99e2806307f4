import { VehicleGallery } from '../gallery/VehicleGallery.tsx';
import { IconFacts, Summary, VehicleTitle } from './Summary.tsx';
import { Story } from './VehicleDetails.tsx';
import type { VehicleView } from './view.server.ts';

export function MarineLayout({ view }: { view: VehicleView }) {
  return (
    <>
      <div className="container marine-name">
        <VehicleTitle view={view} />
        <IconFacts view={view} className="marine-facts" />
      </div>
      <div className="container grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 pb-section lg:grid-cols-[minmax(0,1fr)_380px]">
        <VehicleGallery view={view} sizes="(width >= 992px) 60vw, 100vw" />
        <div className="marine-price lg:row-span-2">
          <Summary view={view} titled={false} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          <Story view={view} />
        </div>
      </div>
    </>
  );
}
