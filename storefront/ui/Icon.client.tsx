'use client';
import { type IconName, SPRITE_URL } from './icons/names.ts';

/**
 * One icon of the sprite, 1.5 px stroke. It is a part of the browser's too, so that a page carries its name alone.
 * @param props.label its accessible name; without one it is decoration and hidden from readers
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
