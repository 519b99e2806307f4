import { soldMessage } from '@forecourt/lib/vehicle/item-type';
import { breadcrumbPath } from '@/features/search/crumbs.ts';
import { makeHref } from '@/features/search/landing.ts';
import { Icon } from '@/ui/Icon.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.tsx';
import { CallActions, VehicleTitle } from './Summary.tsx';
import type { VehicleView } from './view.server.ts';

/** What remains of the page of a car that is gone (STATUS-08, STATUS-12). */
export function Sold({ view }: { view: VehicleView }) {
  const { car, site } = view;
  const image = car.images[0]?.image.url;
  return (
    <div className="grid items-center gap-x-12 gap-y-8 md:grid-cols-2">
      <div className="relative flex aspect-4/3 items-center justify-center overflow-clip rounded-card bg-sunken text-line-strong">
        <Icon name={car.item_type === 'caravan' ? 'caravan' : 'car'} size={72} />
        {image && (
          <Picture
            src={image}
            alt=""
            ratio={4 / 3}
            sizes="(width >= 768px) 50vw, 100vw"
            maxWidth={1080}
            priority
            className="absolute inset-0 h-full w-full opacity-70 grayscale"
          />
        )}
      </div>
      <div className="grid gap-6">
        <VehicleTitle view={view} />
        <p className="text-lg">{soldMessage(car)}</p>
        <div className="flex flex-wrap items-start gap-3">
          <LinkButton href={breadcrumbPath(site, makeHref(car.make, car.model))} size="lg">
            See every {car.model}
          </LinkButton>
          <CallActions view={view} compact />
        </div>
      </div>
    </div>
  );
}
