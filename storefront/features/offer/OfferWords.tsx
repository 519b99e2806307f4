import { shortDescription, shortDisclaimer } from './excerpt.ts';

/** Either label of what opens; `hidden` and a `display` of its own would contend, so each says its own. */
const LABELS = 'link min-h-8 py-1';

/** The description on a card of the list: short as it stands, or cut with the rest to open (OFFER-13, OFFER-15). */
export function OfferDescription({ text, html }: { text: string; html: string }) {
  const { text: short, isCut } = shortDescription(text);
  if (!isCut) return <p className="mt-2 mb-4 text-ink-muted">{short}</p>;
  return (
    <details className="group relative z-(--z-controls) mt-2 mb-4 text-ink-muted">
      <summary className="list-none">
        <span className="group-open:hidden">{short} </span>
        <span className={`${LABELS} inline-block group-open:hidden`}>Read more</span>
        <span className={`${LABELS} hidden group-open:inline-block`}>Read less</span>
      </summary>
      <OfferHtml html={html} className="prose mt-1" />
    </details>
  );
}

/** The description whole, as HTML that is safe to show (OFFER-04). */
export function OfferHtml({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by `safeHtml` when the offer was read
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The terms: short as they stand, or cut with the rest to open (OFFER-14, OFFER-17). */
export function OfferDisclaimer({ text, className }: { text: string; className: string }) {
  const { text: short, isCut } = shortDisclaimer(text);
  if (!isCut) return <p className={className}>{text}</p>;
  return (
    <details className={`group ${className}`}>
      <summary className="list-none">
        <span className="group-open:hidden">{short} </span>
        <span className={`${LABELS} inline-block group-open:hidden`}>Show all terms</span>
        <span className={`${LABELS} hidden group-open:inline-block`}>Show less</span>
      </summary>
      <p className="mt-2">{text}</p>
    </details>
  );
}
