import { mailTexts } from '../messaging/mail/mail-language.ts';
import type { MailSite } from '../messaging/mail/mail-site.server.ts';
import { ENGLISH, type Language } from '../platform/language/languages.ts';
import { parseSettings } from '../sites/settings.ts';
import { licencesOf } from '../vehicle/finance/licences.ts';
import type { ShopperPayment } from '../vehicle/finance/payment-choice.ts';
import { shopperEstimate } from '../vehicle/finance/shopper-estimate.ts';
import { COMPARISON_WARNING, weeklyText } from '../vehicle/finance/texts.ts';
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
 * @param language of the message; what the law requires is in English
 */
export function mailFigures(
  site: Pick<MailSite, 'finance'>,
  payment: ShopperPayment,
  now: Date,
  language: Language = ENGLISH,
): MailFigures {
  const price = mailTexts(language, 'price');
  const texts = { t: mailTexts(language, 'weeklyFigure'), price, language };
  const { settings } = parseSettings(site.finance ?? {});
  const { choice, approval } = payment;
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
      return [
        COMPARISON_WARNING,
        isApproved && approval?.lender && `${approval.lender}.`,
        licences,
        price('weekly.noOffer'),
      ]
        .filter(Boolean)
        .join(' ');
    },
  };
}
