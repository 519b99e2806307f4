/** The fields of our link type that define its target. */
export type PastedLink =
  | { kind: 'url'; url: string }
  | { kind: 'path'; path: string }
  | { kind: 'phone'; phone: string };

/**
 * Returns the link for a pasted URL. The URL is not changed. Invalid ones are kept and reported by
 * validation.
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
 * Converts links of pasted blocks to the fields of our link type. The HTML converter only sets `href`, which
 * our links do not have.
 * @returns null if nothing has to change
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
