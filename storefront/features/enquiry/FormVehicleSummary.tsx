import { Picture } from '@/ui/Picture.client.tsx';
import type { FormVehicle } from './setup.ts';

export function FormVehicleSummary({ vehicle }: { vehicle: FormVehicle }) {
  return (
    <div className="flex items-center gap-4">
      {vehicle.picture && (
        <Picture
          src={vehicle.picture}
          alt=""
          ratio={4 / 3}
          sizes="96px"
          maxWidth={320}
          className="h-18 w-24 rounded-control bg-sunken"
        />
      )}
      <div className="min-w-0">
        <p className="font-semibold">{vehicle.title}</p>
        {vehicle.subtitle && <p className="truncate text-sm text-ink-muted">{vehicle.subtitle}</p>}
        <p className="numbers mt-0.5 text-sm">{vehicle.price}</p>
      </div>
    </div>
  );
}
