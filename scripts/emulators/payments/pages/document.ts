import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Part = HtmlEscapedString | Promise<HtmlEscapedString> | string;

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%23102a26'/%3E%3Crect x='6' y='9' width='20' height='14' rx='2.5' fill='none' stroke='%23b8f2c9' stroke-width='2.6'/%3E%3Cpath d='M6 14h20' stroke='%23b8f2c9' stroke-width='2.6'/%3E%3C/svg%3E";

export const page = ({
  title,
  styles,
  data = {},
  body,
  scripts = [],
}: {
  title: string;
  styles: string;
  data?: Record<string, string>;
  body: Part;
  scripts?: string[];
}) => html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${ICON}">
<style>${raw(styles)}</style>
</head>
<body ${Object.entries(data).map(([name, value]) => html` data-${name}="${value}"`)}>
${body}
${scripts.map((src) => html`<script src="${src}"></script>`)}
</body>
</html>`;

export const money = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency }).format(cents / 100);

/** Formats a Unix time in seconds, in the time zone of the machine. */
export const dateTime = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
