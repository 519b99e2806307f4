import type { VehicleAction } from '@forecourt/lib/leads/vehicle-actions';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { Link } from '@/ui/Link.tsx';

/**
 * A link to a page, or the fallback for a dialog before the script loads.
 * @param props.vehicle slug of the vehicle
 * @param props.title of the vehicle, for screen readers; omit where it is clear
 */
export function ActionLink({
  action: { label, href, form },
  vehicle,
  title,
  className,
}: {
  action: VehicleAction;
  vehicle: string;
  title?: string;
  className: string;
}) {
  const name = title ? { 'aria-label': `${label}: ${title}` } : {};
  if (form) {
    return (
      <a href={href} className={className} {...name} {...formAttributes(form, vehicle)}>
        {label}
      </a>
    );
  }
  return (
    <Link href={href} className={className} {...name}>
      {label}
    </Link>
  );
}
