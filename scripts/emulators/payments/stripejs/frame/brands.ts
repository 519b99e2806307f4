// Simplified card brand logos that remain recognisable at 24 by 16 pixels.
import type { Brand } from '../../rules/cards.ts';

const mark = (name: string, ground: string, inside: string) =>
  `<svg viewBox="0 0 24 16" width="24" height="16" role="img" aria-label="${name}"><rect x=".5" y=".5" width="23" height="15" rx="2.5" fill="${ground}" stroke="#000" stroke-opacity=".12"/>${inside}</svg>`;
const word = (text: string, fill: string, size = 6) =>
  `<text x="12" y="${8 + size * 0.36}" text-anchor="middle" font-family="Arial, sans-serif" font-weight="800" font-style="italic" font-size="${size}" fill="${fill}">${text}</text>`;

const MARKS: Record<Exclude<Brand, 'unknown'>, string> = {
  visa: mark('Visa', '#fff', word('VISA', '#1434cb', 7)),
  mastercard: mark(
    'Mastercard',
    '#fff',
    '<circle cx="9.4" cy="8" r="4.4" fill="#eb001b"/><circle cx="14.6" cy="8" r="4.4" fill="#f79e1b"/><path d="M12 4.45a4.4 4.4 0 0 1 0 7.1 4.4 4.4 0 0 1 0-7.1z" fill="#ff5f00"/>',
  ),
  amex: mark('American Express', '#1f72cd', word('AMEX', '#fff', 5.6)),
  discover: mark(
    'Discover',
    '#fff',
    '<path d="M12 16h9.500A2.5 2.5 0 0 0 24 13.500V9c-3 3-7 5.5-12 7z" fill="#f27712"/><text x="11" y="8" text-anchor="middle" font-family="Arial, sans-serif" font-weight="700" font-size="4" fill="#000">DISCOVER</text>',
  ),
  diners: mark(
    'Diners Club',
    '#fff',
    '<circle cx="12" cy="8" r="5" fill="#0069aa"/><circle cx="12" cy="8" r="3.3" fill="#fff"/><rect x="11.3" y="4" width="1.4" height="8" fill="#0069aa"/>',
  ),
  jcb: mark(
    'JCB',
    '#fff',
    '<rect x="5" y="3" width="4" height="10" rx="1.5" fill="#0b4ea2"/><rect x="10" y="3" width="4" height="10" rx="1.5" fill="#e30138"/><rect x="15" y="3" width="4" height="10" rx="1.5" fill="#009f3a"/>',
  ),
  unionpay: mark(
    'UnionPay',
    '#fff',
    '<path d="M6 2h5l-2 12H4z" fill="#e21836"/><path d="M10.5 2h5l-2 12h-5z" fill="#00447c"/><path d="M15 2h5l-2 12h-5z" fill="#007b84"/>',
  ),
};

/** Returns the logo of a brand; for an unknown brand, the logos of the main brands. */
export const marksOf = (brand: Brand): string =>
  brand === 'unknown' ? MARKS.visa + MARKS.mastercard + MARKS.amex : MARKS[brand];

export const CVC_MARK =
  '<svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true"><rect x=".5" y=".5" width="23" height="15" rx="2.5" fill="none" stroke="currentColor" stroke-opacity=".5"/><rect y="3.5" width="24" height="3" fill="currentColor" fill-opacity=".5"/><rect x="13.5" y="8.8" width="7.5" height="4" rx="2" fill="none" stroke="currentColor"/><circle cx="15.7" cy="10.8" r=".6" fill="currentColor"/><circle cx="17.3" cy="10.8" r=".6" fill="currentColor"/><circle cx="18.9" cy="10.8" r=".6" fill="currentColor"/></svg>';
