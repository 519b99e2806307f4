import type { Queryable } from '../../platform/database/client.server.ts';
import type { Language } from '../../platform/language/languages.ts';
import type { MailParts } from './layout.ts';
import type { MailSite } from './mail-site.server.ts';

/** The weekly figure of a mail's vehicle with its rates and terms, and the legal words that belong to it. */
export interface VehicleFigure {
  weekly: string;
  creditWords: string;
}

/** The mail of a shopper that shows a vehicle with its price. */
export interface FiguredMail {
  siteSlug: string;
  /** Where it is sent. */
  address: string;
  vehicleId: string;
  /** The price that it shows in dollars, if that is not the price of today; null for a text price. */
  price?: number | null;
  /** The deal that it is about; its newest version if none is named. */
  deal?: { id: string; version?: number } | null;
  language: Language;
}

/** Returns the figure of a mail; null where it has none. */
export type FigureOfMail = (
  db: Queryable,
  site: MailSite,
  mail: FiguredMail,
) => Promise<VehicleFigure | null>;

/** Adds a figure below the price of a mail's vehicle, and its legal words at the end; nothing without a vehicle. */
export function withFigure<Draft extends { parts: MailParts }>(
  draft: Draft,
  figure: VehicleFigure | null,
): Draft {
  const { vehicle, closing = [] } = draft.parts;
  if (!vehicle || !figure) return draft;
  return {
    ...draft,
    parts: {
      ...draft.parts,
      vehicle: { ...vehicle, note: figure.weekly },
      closing: [...closing, figure.creditWords],
    },
  };
}
