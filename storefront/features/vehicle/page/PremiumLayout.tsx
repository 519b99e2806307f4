import { VehicleGallery } from '../gallery/VehicleGallery.tsx';
import { IconFacts, Summary, VehicleTitle } from './Summary.tsx';
import { Story } from './VehicleDetails.tsx';
import type { VehicleView } from './view.server.ts';

export function PremiumLayout({ view }: { view: VehicleView }) {
  return (
    <>
      <div className="premium-stage dark">
        <div className="container">
          <VehicleGallery view={view} sizes="(width >= 1400px) 1320px, 100vw" wide />
        </div>
      </div>
      <div className="container premium-name">
        <VehicleTitle view={view} />
        <IconFacts view={view} className="justify-center" />
      </div>
      <div className="container premium-story">
        <div className="premium-price">
          <Summary view={view} titled={false} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          <Story view={view} />
        </div>
      </div>
    </>
  );
}
