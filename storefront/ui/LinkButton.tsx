import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './classes.ts';
import { Link } from './Link.tsx';

type Props = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize };

export function LinkButton({ variant, size, className, ...rest }: Props) {
  return <Link className={buttonClass(variant, size, className)} {...rest} />;
}
