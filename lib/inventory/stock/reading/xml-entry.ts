const MOST_COLUMNS = 2_000;

/**
 * Collects one entry of an XML feed as columns. A column is named by the path to its element, `price.egc`, or
 * attribute, `price@currency`; a repeated element has a list of texts.
 */
export class XmlEntry {
  longest = 0;
  private readonly values: Record<string, string | string[]> = Object.create(null);
  private columns = 0;
  private readonly path: { name: string; text: string; isLeaf: boolean }[] = [];

  open(name: string): void {
    const parent = this.path.at(-1);
    if (parent) parent.isLeaf = false;
    this.path.push({ name: parent ? `${parent.name}.${name}` : name, text: '', isLeaf: true });
  }

  attribute(name: string, value: string): void {
    this.add(`${this.path.at(-1)?.name ?? ''}@${name}`, value);
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
    if (text !== '' || element.isLeaf) this.add(element.name, text);
  }

  end(): Record<string, unknown> {
    return this.values;
  }

  private add(column: string, value: string): void {
    const before = this.values[column];
    if (before === undefined) {
      this.columns += 1;
      if (this.columns <= MOST_COLUMNS) this.values[column] = value;
    } else if (Array.isArray(before)) before.push(value);
    else this.values[column] = [before, value];
  }
}
