import { html, raw } from 'hono/html';
import type { LocalSettings } from '../settings.ts';
import type { Overview, ServiceStatus, SiteStatus } from './overview.ts';
import { STYLES } from './styles.ts';

/** Replaces only the changing parts, so that focus elsewhere on the page is kept. */
const REFRESH = `
setInterval(async () => {
  try {
    const response = await fetch('/parts', { headers: { accept: 'text/html' } });
    if (!response.ok) throw new Error(String(response.status));
    document.getElementById('refreshed').innerHTML = await response.text();
    document.body.dataset.stale = 'false';
  } catch { document.body.dataset.stale = 'true'; }
}, 5000);
document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = 'Copy'; }, 1500);
});`;

export function consolePage(overview: Overview, settings: LocalSettings) {
  return html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Forecourt console</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%23102a26'/%3E%3Cpath d='M10 24V9h13M10 16h10' stroke='%23b8f2c9' stroke-width='3.4' fill='none' stroke-linecap='round'/%3E%3C/svg%3E">
<style>${raw(STYLES)}</style>
</head>
<body data-stale="false">
<header class="top">
  <h1 class="brand"><svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8"/><path d="M10 24V9h13M10 16h10"/></svg>Forecourt</h1>
  <p>The sites, studio and services running on this machine.</p>
</header>
<main>
  <div id="refreshed">${refreshedParts(overview)}</div>
  <section aria-labelledby="studio-heading" class="studio">
    <div>
      <h2 id="studio-heading">Studio</h2>
      <p>Edit pages, offers, slides, navigation and features of every site. Sign in as any of these users.</p>
      <a class="button" href="${settings.urls.studio}">Open the studio</a>
    </div>
    <ul class="users">
      ${user('admin', 'Administrator: everything, including site settings and features', settings.secrets.adminPassword)}
      ${user('editor', 'Editor: content and reservations of all sites', settings.secrets.editorPassword)}
      ${user('coastline', 'Editor of one site: content and reservations of Coastline Caravans', settings.secrets.siteEditorPassword)}
      ${user('author', 'Author of one site: writes Northside, and pages and offers with a rate need approval', settings.secrets.authorPassword)}
      ${user('sales', 'Sales: reservations of all sites, read-only content', settings.secrets.salesPassword)}
      ${user('coastlinesales', 'Sales of one site: reservations of Coastline Caravans, read-only content', settings.secrets.siteSalesPassword)}
      ${user('viewer', 'Viewer: read-only content, no shopper data', settings.secrets.viewerPassword)}
    </ul>
  </section>
</main>
<p class="stale" role="status">The emulators have stopped. Start them again with <code>npm run demo</code>.</p>
<script>${raw(REFRESH)}</script>
</body>
</html>`;
}

export function refreshedParts({ sites, services }: Overview) {
  return html`
<section aria-labelledby="sites-heading">
  <h2 id="sites-heading">Sites</h2>
  ${
    sites.length === 0
      ? html`<p class="empty">No sites yet. The demo sites appear here once they have content.</p>`
      : html`<ul class="sites">${sites.map(siteCard)}</ul>`
  }
</section>
<section aria-labelledby="services-heading">
  <h2 id="services-heading">Services</h2>
  <ul class="services">${services.map(serviceRow)}</ul>
</section>`;
}

const hex = (value: string | null, fallback: string) =>
  value && /^#[0-9a-f]{6}$/i.test(value) ? value : fallback;

function siteCard(site: SiteStatus) {
  const colours = `--brand:${hex(site.brand, '#102a26')};--accent:${hex(site.accent, '#1d7a5c')}`;
  return html`<li><a class="site" href="${site.url}" style="${colours}">
    <span class="swatch" aria-hidden="true"></span>
    <strong>${site.name}</strong>
    <span class="meta">${site.template} template</span>
    <span class="count"><b>${site.listed.toLocaleString('en-AU')}</b> vehicles listed</span>
    <span class="address">${new URL(site.url).host}</span>
  </a></li>`;
}

function serviceRow(service: ServiceStatus) {
  const linkable = service.url.startsWith('http');
  return html`<li>
    <span class="dot ${service.ok ? 'ok' : 'down'}" role="img" aria-label="${service.ok ? 'healthy' : 'not healthy'}"></span>
    <strong>${service.name}</strong>
    <span class="detail">${service.detail}</span>
    ${linkable ? html`<a href="${service.url}">${new URL(service.url).host}</a>` : html`<span class="address">${service.url.replace(/^\w+:\/\//, '')}</span>`}
  </li>`;
}

function user(name: string, role: string, password: string) {
  return html`<li><strong>${name}</strong><span>${role}</span>
    <code>${password}</code><button type="button" data-copy="${password}" aria-label="Copy password of ${name}">Copy</button></li>`;
}
