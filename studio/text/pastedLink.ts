/** The fields of a link of our schema that say where it leads. */
export type PastedLink =
  | { kind: 'url'; url: string }
  | { kind: 'path'; path: string }
  | { kind: 'phone'; phone: string };

/**
 * The link that an address pasted into text becomes. The address itself stays as it is, query and fragment
 * included; one that leads nowhere sensible is kept too, and refused where every link is checked.
 */
export function pastedLink(href: string): PastedLink {
  const phone = /^tel:(?<number>.+)$/i.exec(href)?.groups?.number;
  if (phone) return { kind: 'phone', phone: phone.replaceAll('%20', ' ') };
  if (/^(?:\/(?!\/)|#)/.test(href)) return { kind: 'path', path: href };
  return { kind: 'url', url: href };
}

type MarkDef = { _type: string; _key: string; [field: string]: unknown };

const linksOf = (block: object) => (block as { markDefs?: readonly MarkDef[] }).markDefs;
const isForeign = ({ _type, href, kind }: MarkDef) =>
  _type === 'link' && typeof href === 'string' && kind === undefined;

/**
 * Links of pasted blocks in the fields of our schema: what makes blocks of HTML knows only a field `href`, which
 * our links do not have, so that the address would be lost.
 * @returns null when there is nothing to change
 */
export function withOwnLinks<Block extends object>(blocks: readonly Block[]): Block[] | null {
  if (!blocks.some((block) => linksOf(block)?.some(isForeign))) return null;
  return blocks.map((block) => {
    const markDefs = linksOf(block)?.map(ownLink);
    return markDefs ? { ...block, markDefs } : block;
  });
}

function ownLink(markDef: MarkDef): MarkDef {
  if (!isForeign(markDef)) return markDef;
  const { _type, _key, href } = markDef;
  return { _type, _key, ...pastedLink(String(href)) };
}
