import { LLMS_PATH, MARKDOWN_ENDING, MCP_PATH } from '@forecourt/lib/sites/agent-access';
import type { Site } from '@forecourt/lib/sites/site';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { loadLocations } from '@/content/locations.server.ts';
import { addressLine, locationHref } from '@/features/location/address.ts';
import { hoursLines } from '@/features/location/hours.server.ts';
import { absolute } from '@/seo/absolute.ts';
import { makesInStock } from '@/stock/catalogue.server.ts';
import { makeHref } from '@/stock/landing.ts';
import { OPENAPI_PATH } from './api/routes.ts';
import { languagesText } from './languages-text.ts';
import { escapeMarkdown, markdownDocument, markdownSection } from './markdown/markdown.ts';
import { operationsForAgents } from './operations-for-agents.server.ts';

const MOST_MAKES = 40;

/** Returns what a site tells language models (https://llmstxt.org): what it is, how to ask, pages, places and hours. */
export async function llmsText(site: Site): Promise<string> {
  const [locations, makes] = await Promise.all([loadLocations(site.slug), makesInStock(site)]);
  const link = (name: string, path: string, note = '') =>
    `- [${escapeMarkdown(name)}](${absolute(site, path)})${note && `: ${note}`}`;
  const { settings, features } = site;
  const tools = operationsForAgents(site).map(({ name, title }) => `- \`${name}\`: ${title}`);
  const places = await Promise.all(
    locations.map(async (location) => {
      const hours = await hoursLines(site, location);
      return [
        link(location.name, locationHref(site, location)),
        ...[addressLine(location.address), phoneFor(site, null, location)].flatMap((fact) =>
          fact ? [`  - ${escapeMarkdown(fact)}`] : [],
        ),
        ...hours.map(
          ({ days, hours: open, occasion }) =>
            `  - ${days}: ${escapeMarkdown(open)}${occasion ? ` (${escapeMarkdown(occasion)})` : ''}`,
        ),
      ].join('\n');
    }),
  );
  return markdownDocument([
    `# ${escapeMarkdown(site.name)}`,
    `> ${escapeMarkdown(site.name)} sells vehicles in Australia. The stock changes all day: read a page or ask again before you repeat a price or say that a vehicle is available.`,
    'Prices are in Australian dollars. Each states what it includes, such as "Drive Away" or "Excl. Govt. Charges". A weekly figure must be quoted with its comparison rate and warning. Distances are in kilometres.',
    languagesText(site),
    markdownSection(
      'How to ask',
      [
        `- Model Context Protocol (streamable HTTP, no account needed): ${absolute(site, MCP_PATH)}`,
        `- Any vehicle as Markdown: add \`${MARKDOWN_ENDING}\` to its address, such as ${absolute(site, vehiclePath({ slug: '{vehicle}' }))}${MARKDOWN_ENDING}, or send \`Accept: text/markdown\``,
        `- All vehicles: ${absolute(site, '/sitemap.xml')}`,
        ...(settings.apiAccess === 'off'
          ? []
          : [`- API for programs with a key of the dealer (OpenAPI): ${absolute(site, OPENAPI_PATH)}`]),
        `- This text: ${absolute(site, LLMS_PATH)}`,
      ].join('\n'),
    ),
    markdownSection('Tools', tools.join('\n')),
    markdownSection(
      'Pages',
      [
        link('Home', '/'),
        link(
          'All vehicles for sale',
          '/search',
          'takes plain words, as in `/search?query=white ute under 40k`',
        ),
        ...(features.compareEnabled ? [link('Compare vehicles', '/compare')] : []),
        link('Finance', settings.financePath),
        ...(features.tradeInEnabled ? [link('Sell or trade in', settings.sellCarPath)] : []),
        link('Book a test drive', '/book-test-drive'),
        link('Offers', settings.offersPath),
        link('Contact', '/contact'),
      ].join('\n'),
    ),
    markdownSection(
      'Makes in stock',
      makes
        .slice(0, MOST_MAKES)
        .map(({ name }) => link(name, makeHref(name)))
        .join('\n'),
    ),
    markdownSection('Places and opening hours', places.join('\n')),
  ]);
}
