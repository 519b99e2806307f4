/** For each attribute, what a word in it is worth. */
export interface AttributeWeights {
  /** Its rank, or -1 when it is not searched. */
  attributeRanks: Int16Array;
  /** 1 when the position of a word in it does not matter. */
  unordered: Uint8Array;
  /** 1 when it tolerates no typos. */
  exactAttributes: Uint8Array;
}

/** Per attribute: the key of a word but for its position (negative when it does not count), and what of the place is position. */
interface KeyTables {
  bases: Int32Array;
  masks: Uint16Array;
}

const known = new WeakMap<AttributeWeights, KeyTables[]>();

/** The tables for matches with so many typos. A key holds typos, then 6 bits of attribute rank, then 9 of position. */
export function keyTables(typos: number, weights: AttributeWeights): KeyTables {
  let tables = known.get(weights);
  if (tables === undefined) {
    tables = [];
    known.set(weights, tables);
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
