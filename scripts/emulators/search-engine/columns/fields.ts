/** A record as ordered attribute names, their values, and the index of each name. */
export class Fields {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
  private readonly indexes: ReadonlyMap<string, number>;

  /** `indexes` is shared by all records with the same attributes. */
  constructor(names: readonly string[], values: readonly unknown[], places: ReadonlyMap<string, number>) {
    this.names = names;
    this.values = values;
    this.indexes = places;
  }

  static of(record: { [attribute: string]: unknown }): Fields {
    const names = Object.keys(record);
    return new Fields(names, Object.values(record), new Map(names.map((name, i) => [name, i])));
  }

  get(name: string): unknown {
    const position = this.indexes.get(name);
    return position === undefined ? undefined : this.values[position];
  }
}
