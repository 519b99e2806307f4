'use client';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { usePayment } from '../payment/use-payment.client.ts';
import type { OwnEstimateProps } from './own-estimate-props.ts';

const FIGURE_TEXTS = ['price'] as const;

/**
 * A weekly figure, replaced by the shopper's own if they chose a deposit and term or a lender approved them. Its
 * script loads only for them; until then, and if it fails, the figure for everybody stays.
 */
export function PersonalEstimate({
  children,
  ...props
}: Omit<OwnEstimateProps, 'payment'> & { children: ReactNode }) {
  const payment = usePayment();
  const [Own, setOwn] = useState<ComponentType<OwnEstimateProps> | null>(null);
  const isOwn = payment !== null;
  useEffect(() => {
    if (!isOwn) return;
    import('./OwnEstimate.client.tsx').then(
      ({ OwnEstimate }) => setOwn(() => OwnEstimate),
      () => undefined,
    );
  }, [isOwn]);
  if (!payment || !Own) return children;
  return (
    <LateTexts namespaces={FIGURE_TEXTS} fallback={children}>
      <Own {...props} payment={payment} />
    </LateTexts>
  );
}
