const MOST_COLUMNS = 2_000;

/** Names of attributes and elements with the position of a repeated element, such as a photo. */
const POSITION = /[.@](?:order|position|sort|sort_?order|sequence|seq|index|rank|display_?order)$/i;

const NAME_ATTRIBUTE = '@name';

interface OpenElement {
  name: string;
  /** The path with the prefixes of namespaces, if they are removed from the names of columns. */
  source: string;
  text: string;
  isLeaf: boolean;
}

/**
 * Collects one entry of an XML feed as columns. A column is named by the path to its element, `price.egc`, or
 * attribute, `price@currency`; a repeated element has a list of texts.
 */
export class XmlEntry {
  longest = 0;
  private readonly values: Record<string, string | string[]> = Object.create(null);
  private readonly sources = new Map<string, string>();
  private columns = 0;
  private hasLists = false;
  private hasNames = false;
  private readonly path: OpenElement[] = [];

  /** @param source the name with its prefix */
  open(name: string, source = name): void {
    const parent = this.path.at(-1);
    if (parent) parent.isLeaf = false;
    const path = parent ? `${parent.name}.${name}` : name;
    // Without prefixes, which is usual, both are one string.
    const isPlain = name === source && (!parent || parent.name === parent.source);
    this.path.push({
      name: path,
      source: isPlain ? path : `${parent ? `${parent.source}.` : ''}${source}`,
      text: '',
      isLeaf: true,
    });
  }

  attribute(name: string, value: string): void {
    const element = this.path.at(-1);
    this.hasNames ||= name === 'name';
    this.add(`${element?.name ?? ''}@${name}`, value, `${element?.source ?? ''}@${name}`);
  }

  text(text: string): void {
    const element = this.path.at(-1);
    if (!element) return;
    element.text += text;
    this.longest = Math.max(this.longest, element.text.length);
  }

  close(): void {
    const element = this.path.pop();
    if (!element) return;
    const text = element.text.trim();
    // White space between child elements is not a value; an element without content is an empty value.
    if (text !== '' || element.isLeaf) this.add(element.name, text, element.source);
  }

  /**
   * Returns the values by column. Repeated elements with positions, `photo@order`, are in that order. Elements
   * with names, `<component name="city">`, have a column for each name, `component.city`.
   *
   * @param known the columns of the mapping; only these names are added, by default all
   */
  end(known?: ReadonlySet<string>): Record<string, unknown> {
    if (this.hasLists) this.sort();
    if (this.hasNames) this.addNamed(known);
    return this.values;
  }

  private addNamed(known: ReadonlySet<string> | undefined): void {
    for (const [column, list] of Object.entries(this.values)) {
      if (!column.endsWith(NAME_ATTRIBUTE)) continue;
      const element = column.slice(0, -NAME_ATTRIBUTE.length);
      const names = [list].flat();
      const texts = [this.values[element] ?? []].flat();
      if (element === '' || names.length !== texts.length) continue;
      for (const [index, name] of names.entries()) {
        const named = `${element}.${name}`;
        if (known ? known.has(named) : /^[\w -]{1,40}$/.test(name))
          this.add(named, texts[index] ?? '', named);
      }
    }
  }

  private add(column: string, value: string, source: string): void {
    const before = this.values[column];
    if (before === undefined) {
      this.columns += 1;
      if (this.columns > MOST_COLUMNS) return;
      this.values[column] = value;
      if (source !== column) this.sources.set(column, source);
    } else if ((this.sources.get(column) ?? column) !== source) {
      // `title` and `g:title` are two elements, not a list; the first is used.
    } else if (Array.isArray(before)) before.push(value);
    else {
      this.values[column] = [before, value];
      this.hasLists = true;
    }
  }

  private sort(): void {
    for (const [column, positions] of Object.entries(this.values)) {
      const end = POSITION.exec(column)?.index;
      if (end === undefined || !Array.isArray(positions)) continue;
      if (new Set(positions).size < positions.length) continue;
      if (!positions.every((position) => /^\d{1,6}$/.test(position))) continue;
      const base = column.slice(0, end);
      const order = positions
        .map((position, index) => ({ position: Number(position), index }))
        .toSorted((a, b) => a.position - b.position);
      for (const [name, list] of Object.entries(this.values)) {
        const isPart = name === base || (name.startsWith(base) && /^[.@]/.test(name.slice(base.length)));
        if (isPart && Array.isArray(list) && list.length === order.length)
          this.values[name] = order.map(({ index }) => list[index] ?? '');
      }
    }
  }
}
