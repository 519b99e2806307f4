import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { TEMPLATES } from '@forecourt/lib/sites/theme';
import { z } from 'zod';
import { Advice } from '../terminal/steps.mjs';

export const USAGE = `pnpm site:create [--from FILE] [--dry-run]

  --name NAME            the trading name
  --slug SLUG            short name, in addresses and leads; made of the name unless given
  --host HOST            a host name that shows the site, several times for several; the first is the one that counts
  --template TEMPLATE    ${TEMPLATES.join(', ')}
  --dealership ID        whose stock it lists, several times for several; the main one first
  --new-dealership       its stock comes later: the dealership is made as it is written
  --logo FILE            SVG, PNG or WebP; the colours are taken from it
  --accent, --brand      colours as #1d4ed8, in place of the logo's
  --company, --abn       who is behind the name
  --licence NUMBER       the dealer licence as printed on the licence
  --street, --suburb, --state, --postcode, --phone
                         the place; several places stand in a file
  --hours 'Mon-Fri 8:30-17:30, Sat 9:00-16:00'
  --service-phone, --parts-phone
  --leads EMAIL          who gets the leads, several times for several
  --email EMAIL          the address that the legal pages name; that of the leads unless given
  --from FILE            all of it as JSON: {"name": …, "hosts": […], "dealerships": […], "leads": […], "licence": …,
                         "places": [{"street", "suburb", "state", "postcode", "phone", "hours", "name", "id"}], …}
  --dry-run              say what would be made, and write nothing

At a terminal it asks for what is missing.`;

/** The unvalidated input of an operator, to be parsed by the request's schema. */
export type RawRequest = Record<string, unknown> & { places?: unknown };

const text = { type: 'string' as const };
const list = { type: 'string' as const, multiple: true as const };

/**
 * Returns the request from flags and file; a flag overrides the file.
 * @throws Advice for unknown flags, or a file that cannot be read
 */
export function readArguments(argv: string[]): {
  raw: RawRequest;
  dryRun: boolean;
  isNewDealership: boolean;
} {
  const { values } = parsedArguments(argv);
  const { from, street, suburb, state, postcode, phone, hours } = values;
  const file = from === undefined ? {} : readFile(from);
  const place = definedValues({ street, suburb, state, postcode, phone, hours });
  const first = Array.isArray(file.places) ? file.places : [];
  const raw = {
    ...file,
    ...definedValues({
      name: values.name,
      slug: values.slug,
      hosts: values.host,
      template: values.template,
      dealerships: values.dealership?.flatMap((ids) => ids.split(',')),
      logo: values.logo,
      accent: values.accent,
      brand: values.brand,
      company: values.company,
      abn: values.abn,
      licence: values.licence,
      leads: values.leads?.flatMap((emails) => emails.split(',')),
      email: values.email,
    }),
    ...(Object.keys(place).length > 0 && { places: [{ ...first[0], ...place }, ...first.slice(1)] }),
    ...((values['service-phone'] || values['parts-phone']) && {
      phones: definedValues({ service: values['service-phone'], parts: values['parts-phone'] }),
    }),
  };
  return { raw, dryRun: values['dry-run'], isNewDealership: values['new-dealership'] };
}

function parsedArguments(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      options: {
        from: text,
        name: text,
        slug: text,
        host: list,
        template: text,
        dealership: list,
        logo: text,
        accent: text,
        brand: text,
        company: text,
        abn: text,
        licence: text,
        street: text,
        suburb: text,
        state: text,
        postcode: text,
        phone: text,
        hours: text,
        'service-phone': text,
        'parts-phone': text,
        leads: list,
        email: text,
        'new-dealership': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function readFile(name: string): RawRequest {
  try {
    const request = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(name, 'utf8')));
    const { logo } = request;
    // A logo's path is relative to the request file, not to the working directory.
    return typeof logo === 'string' && logo
      ? { ...request, logo: path.resolve(path.dirname(name), logo) }
      : request;
  } catch (error) {
    throw new Advice(`${name} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

const definedValues = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
