import { z } from 'zod';

/** What an address answers; null if nothing does. */
export type ReadJson = (url: string) => Promise<{ status: number; body: unknown } | null>;

export interface StyleCheck {
  isUsable: boolean;
  /** For the editor who entered the address. */
  text: string;
}

const source = z.looseObject({ url: z.string().optional(), tiles: z.array(z.string()).optional() });
const style = z.looseObject({
  version: z.literal(8),
  name: z.string().optional(),
  sources: z.record(z.string(), source),
  layers: z.array(z.unknown()).min(1),
  glyphs: z.string().optional(),
  sprite: z.union([z.string(), z.array(z.looseObject({ url: z.string() }))]).optional(),
});
type Style = z.output<typeof style>;
const tileJson = z.looseObject({ tiles: z.array(z.string()) });

/** Tile sets whose address is read too; a style rarely has more. */
const MOST_SOURCES = 5;

const problem = (text: string): StyleCheck => ({ isUsable: false, text });

/**
 * Checks that the address of a map style answers with one that pages can load: everything must come from the
 * host of the address, because a page's security policy allows no other.
 * @param address a valid `mapStyleUrl`
 * @param read requests JSON as a browser does
 */
export async function checkMapStyle(address: string, read: ReadJson): Promise<StyleCheck> {
  const { origin, host } = new URL(address);
  const answer = await read(address);
  if (!answer)
    return problem(
      `${host} does not answer. Check the address, and that your account with the provider allows your websites and this studio.`,
    );
  const { status, body } = answer;
  if (status === 401 || status === 403)
    return problem(`${host} refused the request (${status}). Check the key in the address.`);
  if (status === 404) return problem(`${host} has no style at this address (404).`);
  if (status < 200 || status > 299)
    return problem(`${host} answered with status ${status}. Try again later.`);
  const parsed = style.safeParse(body);
  if (!parsed.success)
    return problem(
      'This address does not lead to a map style. Copy the address of a style JSON from your provider.',
    );
  const addresses = addressesIn(parsed.data);
  const sets = Object.values(parsed.data.sources).flatMap(({ url }) => url ?? []);
  for (const url of sets.slice(0, MOST_SOURCES)) {
    const at = resolved(url, address);
    if (!at?.startsWith(`${origin}/`)) continue;
    const set = tileJson.safeParse((await read(at))?.body);
    if (!set.success) return problem(`The style answers, but its tiles at ${host} do not.`);
    addresses.push(...set.data.tiles);
  }
  const others = addresses.flatMap((each) => {
    const at = resolved(each, address);
    return at?.startsWith(`${origin}/`) ? [] : [at ? new URL(at).host || at : each];
  });
  const [other] = others;
  if (other !== undefined)
    return problem(
      `The style loads parts from ${other}, which your websites block. Choose a style whose tiles, fonts and symbols all come from ${host}.`,
    );
  const { name } = parsed.data;
  return { isUsable: true, text: name ? `The style “${name}” answers.` : 'The style answers.' };
}

function addressesIn({ sources, glyphs, sprite }: Style): string[] {
  const sprites = typeof sprite === 'string' ? [sprite] : (sprite ?? []).map(({ url }) => url);
  return [
    ...Object.values(sources).flatMap(({ url, tiles = [] }) => [...(url ? [url] : []), ...tiles]),
    ...(glyphs ? [glyphs] : []),
    ...sprites,
  ];
}

/** Returns a full address, without the placeholders in braces; null for one that no browser loads. */
function resolved(address: string, base: string): string | null {
  const plain = address.replaceAll(/[{}]/g, '');
  if (!URL.canParse(plain, base)) return null;
  const url = new URL(plain, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
