import { VehicleGallery } from '../gallery/VehicleGallery.tsx';
import { IconFacts, Summary, VehicleTitle } from './Summary.tsx';
import { Story } from './VehicleDetails.tsx';
import type { VehicleView } from './view.server.ts';

export function GroupLayout({ view }: { view: VehicleView }) {
  return (
    <div className="container grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 pt-4 pb-section lg:grid-cols-[minmax(0,1fr)_380px]">
      <VehicleGallery view={view} sizes="(width >= 992px) 60vw, 100vw" />
      <div className="side-panel lg:row-span-2">
        <div className="card p-card">
          <Summary view={view} />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <Story view={view} />
      </div>
    </div>
  );
}

export function FranchiseLayout({ view }: { view: VehicleView }) {
  return (
    <>
      <div className="container pt-4">
        <VehicleGallery view={view} sizes="(width >= 1360px) 1296px, 100vw" wide />
      </div>
      <div className="dark mt-8">
        <div className="container flex flex-wrap items-end justify-between gap-x-12 gap-y-6 py-8">
          <VehicleTitle view={view} />
          <IconFacts view={view} />
        </div>
      </div>
      <div className="container grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 pt-10 pb-section lg:pt-section lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="side-panel lg:col-start-2 lg:row-start-1">
          <div className="card p-card">
            <Summary view={view} titled={false} />
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:col-start-1 lg:row-start-1">
          <Story view={view} />
        </div>
      </div>
    </>
  );
}

export function YardLayout({ view }: { view: VehicleView }) {
  return (
    <div className="container grid grid-cols-[minmax(0,1fr)] gap-y-10 pt-3 pb-section">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <VehicleGallery view={view} sizes="(width >= 992px) 50vw, 100vw" />
        <Summary view={view} />
      </div>
      <Story view={view} />
    </div>
  );
}
