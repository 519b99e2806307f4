import { mailTexts } from '../messaging/mail/mail-language.ts';
import type { MailSite } from '../messaging/mail/mail-site.server.ts';
import { ENGLISH, type Language } from '../platform/language/languages.ts';
import { parseSettings } from '../sites/settings.ts';
import { licencesOf } from '../vehicle/finance/licences.ts';
import type { ShopperPayment } from '../vehicle/finance/payment-choice.ts';
import { shopperEstimate } from '../vehicle/finance/shopper-estimate.ts';
import { COMPARISON_WARNING, type EstimateTexts, NO_OFFER, weeklyText } from '../vehicle/finance/texts.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** The weekly figures of a message, and the legal words that belong to them. */
export interface MailFigures {
  /** Returns a vehicle's figure with its rates and terms; null without one. */
  weeklyOf: (vehicle: Vehicle) => string | null;
  /** Returns the legal words of the figures of these vehicles; empty without any. */
  creditWords: (vehicles: readonly Vehicle[]) => string;
}

/**
 * Returns how a message writes the weekly figures that the site's cards show. Where cards show none, only a shopper
 * who set a deposit and term, or has a pre-approval, gets them.
 * @param payment what is known about how the shopper would pay
 * @param language of the message
 */
export function mailFigures(
  site: Pick<MailSite, 'finance'>,
  payment: ShopperPayment,
  now: Date,
  language: Language = ENGLISH,
): MailFigures {
  const { settings } = parseSettings(site.finance ?? {});
  const { choice, approval } = payment;
  const texts = priceTexts(language);
  const isShown = settings.cardRepayment === 'priceAndWeekly' || choice !== null || approval !== null;
  const estimateOf = (vehicle: Vehicle) =>
    isShown ? shopperEstimate(vehicle, settings, payment, now) : null;
  return {
    weeklyOf: (vehicle) => {
      const estimate = estimateOf(vehicle);
      // As on cards, which fold the conditions that the label 'Pre-Approved' needs in view (FIN-42).
      return estimate && weeklyText(estimate, { ...settings, estimateLabel: 'estimated' }, texts);
    },
    creditWords: (vehicles) => {
      const estimates = vehicles.map((vehicle) => ({ vehicle, estimate: estimateOf(vehicle) }));
      const figured = estimates.filter(({ estimate }) => estimate?.weekly != null);
      if (figured.length === 0) return '';
      const isApproved = figured.some(({ estimate }) => estimate?.basis === 'approved');
      const licences = licencesOf(
        figured.map(({ vehicle }) => vehicle),
        settings,
      );
      return creditText([isApproved && approval?.lender && `${approval.lender}.`, licences], texts);
    },
  };
}

/** Returns the texts of prices in the language of a mail. */
export const priceTexts = (language: Language): EstimateTexts =>
  language === ENGLISH ? {} : { t: mailTexts(language, 'price'), language };

/**
 * Returns the legal words of a figure: the warning, which the law requires in English, and that it is no offer.
 * @param named the basis of the rate, and the lenders with their licences
 */
export const creditText = (
  named: readonly (string | false | null | undefined)[],
  { t }: EstimateTexts,
): string => [COMPARISON_WARNING, ...named, t?.('weekly.noOffer') ?? NO_OFFER].filter(Boolean).join(' ');
