/** What a form-encoded body says: texts, lists and named parts. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

const DEEPEST = 8;
const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Reads a body or query as Stripe's clients write it: `metadata[car]=1`, `line_items[0][quantity]=1`, `expand[]=x`.
 * @throws RangeError with the key that cannot be read
 */
export function parseForm(text: string): Record<string, FormValue> {
  const root = named();
  for (const [key, value] of new URLSearchParams(text)) {
    const [, head, rest = ''] = KEY.exec(key) ?? [];
    if (!head) throw new RangeError(key);
    const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
    if (path.length > DEEPEST) throw new RangeError(key);
    put(root, path, value, key);
  }
  return listed(root) as Record<string, FormValue>;
}

type Named = { [name: string]: string | Named };
/** Without a prototype, `__proto__` is a name like any other. */
const named = (): Named => Object.create(null) as Named;

function put(root: Named, path: string[], value: string, key: string): void {
  let parent = root;
  path.forEach((part, index) => {
    const name = part === '' ? String(Object.keys(parent).length) : part;
    if (index === path.length - 1) {
      parent[name] = value;
      return;
    }
    parent[name] ??= named();
    const child = parent[name];
    if (typeof child === 'string') throw new RangeError(key);
    parent = child;
  });
}

/** Parts named 0, 1, 2 ... are lists. */
function listed(value: string | Named): FormValue {
  if (typeof value === 'string') return value;
  const names = Object.keys(value);
  const parts = names.map((name) => listed(value[name]!));
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) return parts;
  return Object.fromEntries(names.map((name, index) => [name, parts[index]!]));
}
