export interface AttributeWeights {
  /** Rank per attribute, or -1 if it is not searched. */
  attributeRanks: Int16Array;
  /** 1 for each attribute in which word positions do not matter. */
  unordered: Uint8Array;
  /** 1 for each attribute in which typos are not tolerated. */
  exactAttributes: Uint8Array;
}

/**
 * Per attribute: a word's key without its position (negative when it does not count), and the mask of the
 * position bits.
 */
interface KeyTables {
  bases: Int32Array;
  masks: Uint16Array;
}

const cache = new WeakMap<AttributeWeights, KeyTables[]>();

/**
 * The tables for matches with that many typos. A key holds the typos, then 6 bits of attribute rank, then 9
 * bits of position.
 */
export function keyTables(typos: number, weights: AttributeWeights): KeyTables {
  let tables = cache.get(weights);
  if (tables === undefined) {
    tables = [];
    cache.set(weights, tables);
  }
  tables[typos] ??= makeTables(typos, weights);
  return tables[typos];
}

function makeTables(
  typos: number,
  { attributeRanks, unordered, exactAttributes }: AttributeWeights,
): KeyTables {
  const bases = Int32Array.from(attributeRanks, (rank, attribute) =>
    rank < 0 || (typos > 0 && exactAttributes[attribute] === 1) ? -1 : (typos << 15) | (rank << 9),
  );
  return { bases, masks: Uint16Array.from(unordered, (is) => (is === 1 ? 0 : 511)) };
}
