import type { ConversionKind } from './kinds.ts';
import type { Shared } from './shopper.ts';

/** A conversion as it is sent. */
export interface Conversion {
  /** The same on every attempt and for its retraction, so that the network counts it once. */
  eventId: string;
  kind: ConversionKind;
  occurredAt: Date;
  /** In cents; null without a value. */
  valueCents: number | null;
  /** True if it is taken back. */
  isRetracted: boolean;
  shared: Shared;
}

/** In dollars. */
export const dollarsOf = ({ valueCents }: Pick<Conversion, 'valueCents'>): number | null =>
  valueCents === null ? null : valueCents / 100;
