'use client';
import { type IconName, SPRITE_URL } from './icons/names.ts';

/**
 * An icon from the sprite. A client component, so that the page's data contains only its name.
 * @param props.label accessible name; without one the icon is decorative and hidden from screen readers
 */
export function Icon({
  name,
  size = 20,
  className,
  label,
}: {
  name: IconName;
  size?: number;
  className?: string;
  label?: string;
}) {
  const classes = className ? `icon ${className}` : 'icon';
  const drawing = <use href={`${SPRITE_URL}#${name}`} />;
  if (!label) {
    return (
      <svg width={size} height={size} className={classes} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg width={size} height={size} className={classes} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
