import type { VehicleAction } from '@forecourt/lib/vehicle/actions';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { Link } from '@/ui/Link.client.tsx';

/**
 * One action of a car: a link to a page, or to what stands for its dialog until script has come.
 * @param props.car slug of the car
 * @param props.title of the car, for readers that hear one link at a time; absent where it is clear
 */
export function ActionLink({
  action: { label, href, form },
  car,
  title,
  className,
}: {
  action: VehicleAction;
  car: string;
  title?: string;
  className: string;
}) {
  const name = title ? { 'aria-label': `${label}: ${title}` } : {};
  if (form) {
    return (
      <a href={href} className={className} {...name} {...formAttributes(form, car)}>
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
