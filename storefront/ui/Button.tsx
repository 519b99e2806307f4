import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './classes.ts';

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button for actions; use LinkButton for navigation. */
export function Button({ variant, size, className, type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}
