import { ENGLISH, LANGUAGE_FACTS, type Language } from '../../platform/language/languages.ts';
import { type MailBrand, textColourOn } from './brand.ts';

/** Parts of a mail, in display order. */
export interface MailParts {
  /** Preview text next to the subject in mail programs. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** The note is shown below its price. */
  vehicle?: PartsVehicle & { note?: string };
  vehicles?: readonly (PartsVehicle & { note: string })[];
  /** Labelled values; line breaks are kept. */
  rows?: (readonly [name: string, value: string, href?: string])[];
  /** The shopper's message, unchanged. */
  quote?: string;
  button?: { label: string; href: string };
  closing?: string[];
  /** A secondary link in small print at the end. */
  link?: { label: string; href: string };
  links?: readonly { label: string; href: string }[];
}

interface PartsVehicle {
  title: string;
  subtitle: string | null;
  price: string;
  href: string;
  picture: string | null;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = '#16191d';
const MUTED = '#555d66';
const LINE = '#e4e7ea';
const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

/** Which way a mail runs. Names, prices and typed text within one from right to left keep their own way. */
interface Flow {
  isRtl: boolean;
  /** Attributes of an element whose text may be in either direction; empty from left to right. */
  own: string;
  start: 'left' | 'right';
}

const flowOf = (language: Language): Flow =>
  LANGUAGE_FACTS[language].direction === 'rtl'
    ? { isRtl: true, own: ' dir="auto"', start: 'right' }
    : { isRtl: false, own: '', start: 'left' };

/** Aligns a cell whose own text may run from left to right. */
const aligned = ({ isRtl, start }: Flow): string => (isRtl ? `;text-align:${start}` : '');

/** Padding and the like, mirrored from right to left. */
const sides = ({ isRtl }: Flow, top: string, right: string, bottom: string, left: string): string =>
  (isRtl ? [top, left, bottom, right] : [top, right, bottom, left]).join(' ');

/**
 * Renders a mail as HTML: tables and inline styles, 600 px wide, narrower on phones.
 * @param language of its texts
 */
export function mailHtml(brand: MailBrand, parts: MailParts, language: Language = ENGLISH): string {
  const { accent } = brand;
  const flow = flowOf(language);
  const { tag } = LANGUAGE_FACTS[language];
  // On the table too, because some mail programs drop the attributes of the document.
  const whole = flow.isRtl ? ' dir="rtl"' : '';
  const body = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:650;letter-spacing:-0.01em;color:${INK}">${escapeHtml(parts.heading)}</h1>`,
    ...parts.paragraphs.map((text) => paragraph(text, flow)),
    parts.vehicle && vehicleTable(parts.vehicle, flow, parts.vehicle.note),
    ...(parts.vehicles ?? []).map((vehicle) => vehicleTable(vehicle, flow, vehicle.note)),
    parts.quote &&
      `<div${flow.own} style="margin:24px 0;padding:${sides(flow, '4px', '0', '4px', '16px')};border-${flow.start}:3px solid ${accent};font-size:16px;line-height:1.55;color:${INK}">${lines(parts.quote)}</div>`,
    parts.rows?.length && rowsTable(parts.rows, flow),
    parts.button &&
      `<p style="margin:28px 0"><a href="${escapeHtml(parts.button.href)}" style="display:inline-block;background:${accent};color:${textColourOn(accent)};padding:13px 24px;border-radius:8px;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(parts.button.label)}</a></p>`,
    ...(parts.closing ?? []).map((text) => paragraph(text, flow)),
    parts.link && smallLink(parts.link),
    ...(parts.links ?? []).map(smallLink),
  ].filter(Boolean);
  const logo = brand.logo
    ? `<img src="cid:${brand.logo.cid}" width="${brand.logo.width}" height="${brand.logo.height}" alt="${escapeHtml(brand.name)}" style="display:block;border:0;font-size:20px;font-weight:700;color:${INK}">`
    : `<span style="font-size:20px;font-weight:700;color:${INK}">${escapeHtml(brand.name)}</span>`;
  return `<!doctype html>
<html lang="${tag}"${whole}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(parts.heading)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f4f6;font-family:${FONT};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(parts.preview)}</div>
<table role="presentation"${whole} width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="height:4px;background:${accent};font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:24px 32px 20px;border-bottom:1px solid ${LINE}"><a href="${escapeHtml(brand.url)}" style="text-decoration:none">${logo}</a></td></tr>
<tr><td style="padding:32px">${body.join('\n')}</td></tr>
</table>
<p style="max-width:536px;margin:20px auto 0;font-size:13px;line-height:1.5;color:${MUTED}">${lines(brand.imprint)}</p>
</td></tr></table>
</body>
</html>`;
}

const smallLink = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:20px 0 0;font-size:14px;line-height:1.5"><a href="${escapeHtml(href)}" style="color:${MUTED}">${escapeHtml(label)}</a></p>`;

const paragraph = (text: string, flow: Flow) =>
  `<p${flow.own} style="margin:0 0 14px;font-size:16px;line-height:1.55;color:${INK}${aligned(flow)}">${lines(text)}</p>`;

function vehicleTable(
  { title, subtitle, price, href, picture }: PartsVehicle,
  flow: Flow,
  note = '',
): string {
  const image = picture
    ? `<td width="128" style="padding:${sides(flow, '0', '16px', '0', '0')};vertical-align:top"><a href="${escapeHtml(href)}"><img src="${escapeHtml(picture)}" width="128" height="96" alt="" style="display:block;width:128px;height:96px;border:0;border-radius:8px;object-fit:cover"></a></td>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr>${image}<td style="vertical-align:middle${aligned(flow)}">
<a${flow.own} href="${escapeHtml(href)}" style="font-size:18px;font-weight:650;line-height:1.25;color:${INK};text-decoration:none">${escapeHtml(title)}</a>
${subtitle ? `<div${flow.own} style="margin-top:2px;font-size:14px;color:${MUTED}">${escapeHtml(subtitle)}</div>` : ''}
<div${flow.own} style="margin-top:8px;font-size:18px;font-weight:650;color:${INK}">${escapeHtml(price)}</div>
${note && `<div${flow.own} style="margin-top:4px;font-size:14px;line-height:1.45;color:${MUTED}">${escapeHtml(note)}</div>`}
</td></tr></table>`;
}

const rowsTable = (rows: NonNullable<MailParts['rows']>, flow: Flow) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0;border-top:1px solid ${LINE}">${rows
    .map(
      ([name, value, href]) =>
        `<tr><td width="38%" style="padding:${sides(flow, '10px', '12px', '10px', '0')};border-bottom:1px solid ${LINE};font-size:14px;color:${MUTED};vertical-align:top">${escapeHtml(name)}</td><td${flow.own} style="padding:10px 0;border-bottom:1px solid ${LINE};font-size:15px;color:${INK};word-break:break-word${aligned(flow)}">${
          href ? `<a href="${escapeHtml(href)}" style="color:${INK}">${escapeHtml(value)}</a>` : lines(value)
        }</td></tr>`,
    )
    .join('')}</table>`;

export function mailText(brand: MailBrand, parts: MailParts): string {
  const { vehicle, vehicles = [], rows = [], quote, button, closing = [], link, links = [] } = parts;
  return [
    parts.heading,
    ...parts.paragraphs,
    vehicle && vehicleText(vehicle, vehicle.note),
    ...vehicles.map((each) => vehicleText(each, each.note)),
    quote?.replace(/^/gm, '> '),
    rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
    button && `${button.label}: ${button.href}`,
    ...closing,
    link && `${link.label}: ${link.href}`,
    ...links.map(({ label, href }) => `${label}: ${href}`),
    `-- \n${brand.imprint}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const vehicleText = ({ title, subtitle, price, href }: PartsVehicle, note = '') =>
  [title, subtitle, price, note, href].filter(Boolean).join('\n');
