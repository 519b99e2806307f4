import { actionText } from '@forecourt/lib/leads/vehicle-action-text';
import type { VehicleAction } from '@forecourt/lib/leads/vehicle-actions';
import { useTranslations } from 'next-intl';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { HardLink } from '@/ui/HardLink.tsx';
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
  const t = useTranslations('vehicleCard');
  const text = actionText(label, t);
  const name = title ? { 'aria-label': t('named', { action: text, title }) } : {};
  if (form) {
    return (
      <HardLink href={href} className={className} {...name} {...formAttributes(form, vehicle)}>
        {text}
      </HardLink>
    );
  }
  return (
    <Link href={href} className={className} {...name}>
      {text}
    </Link>
  );
}
