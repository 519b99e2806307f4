/** A record taken apart: its attribute names in order, their values, and where each name stands. */
export class Fields {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
  private readonly places: ReadonlyMap<string, number>;

  /** `places` is shared by all records of the same shape. */
  constructor(names: readonly string[], values: readonly unknown[], places: ReadonlyMap<string, number>) {
    this.names = names;
    this.values = values;
    this.places = places;
  }

  static of(record: { [attribute: string]: unknown }): Fields {
    const names = Object.keys(record);
    return new Fields(names, Object.values(record), new Map(names.map((name, i) => [name, i])));
  }

  /** The value of a whole attribute, undefined when the record has none of that name. */
  get(name: string): unknown {
    const place = this.places.get(name);
    return place === undefined ? undefined : this.values[place];
  }
}
