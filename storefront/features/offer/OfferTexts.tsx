import { useTranslations } from 'next-intl';
import type { Offer } from '@/content/offer.server.ts';
import { shortDescription, shortDisclaimer } from '@/content/offer-excerpt.ts';
import { editableField } from '@/preview/Editable.tsx';
import { mergedLanguage } from '@/ui/text-language.ts';
import { useLanguage } from '@/ui/use-language.ts';

/** Shared by both labels; each sets its own `display`, which would conflict with `hidden`. */
const LABELS = 'link min-h-8 py-1';

/** The description on a card of the list, with an expander if it is cut (OFFER-13, OFFER-15). */
export function OfferDescription({ offer }: { offer: Offer }) {
  const t = useTranslations('offer');
  const { text: short, isCut } = shortDescription(offer.description);
  const own = mergedLanguage(offer, useLanguage());
  const field = { ...own, ...editableField(offer.id, 'offer', 'description', 'offerDescription') };
  if (!isCut)
    return (
      <p className="mt-2 mb-4 text-ink-muted" {...field}>
        {short}
      </p>
    );
  return (
    <details className="group relative z-(--z-controls) mt-2 mb-4 text-ink-muted">
      <summary className="list-none">
        <span className="group-open:hidden" {...field}>
          {short}{' '}
        </span>
        <span className={`${LABELS} inline-block group-open:hidden`}>{t('readMore')}</span>
        <span className={`${LABELS} hidden group-open:inline-block`}>{t('readLess')}</span>
      </summary>
      <OfferHtml offer={offer} className="prose mt-1" />
    </details>
  );
}

/** The full description as sanitised HTML (OFFER-04). */
export function OfferHtml({ offer, className }: { offer: Offer; className: string }) {
  const own = mergedLanguage(offer, useLanguage());
  return (
    <div
      {...own}
      className={className}
      {...editableField(offer.id, 'offer', 'description', 'offerHtml')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by `safeHtml` when the offer was read
      dangerouslySetInnerHTML={{ __html: offer.sanitized_description }}
    />
  );
}

/** The terms, with an expander if they are cut (OFFER-14, OFFER-17). */
export function OfferDisclaimer({ offer, className }: { offer: Offer; className: string }) {
  const t = useTranslations('offer');
  const text = offer.disclaimer ?? '';
  const { text: short, isCut } = shortDisclaimer(text);
  const own = mergedLanguage(offer, useLanguage());
  const field = { ...own, ...editableField(offer.id, 'offer', 'disclaimer', 'words') };
  if (!isCut)
    return (
      <p className={className} {...field}>
        {text}
      </p>
    );
  return (
    <details className={`group ${className}`}>
      <summary className="list-none">
        <span
          {...own}
          className="group-open:hidden"
          {...editableField(offer.id, 'offer', 'disclaimer', 'offerDisclaimer')}
        >
          {short}{' '}
        </span>
        <span className={`${LABELS} inline-block group-open:hidden`}>{t('allTerms')}</span>
        <span className={`${LABELS} hidden group-open:inline-block`}>{t('fewerTerms')}</span>
      </summary>
      <p className="mt-2" {...field}>
        {text}
      </p>
    </details>
  );
}
