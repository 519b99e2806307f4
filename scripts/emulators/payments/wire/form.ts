export type FormValue = string | FormValue[] | { [name: string]: FormValue };

const DEEPEST = 8;
const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Parses a form-encoded body or query in the style of Stripe's clients: `metadata[car]=1`,
 * `line_items[0][quantity]=1`, `expand[]=x`.
 * @throws RangeError with the key that cannot be parsed
 */
export function parseForm(text: string): Record<string, FormValue> {
  const root = newNode();
  for (const [key, value] of new URLSearchParams(text)) {
    const [, head, rest = ''] = KEY.exec(key) ?? [];
    if (!head) throw new RangeError(key);
    const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
    if (path.length > DEEPEST) throw new RangeError(key);
    put(root, path, value, key);
  }
  return withArrays(root) as Record<string, FormValue>;
}

type FormNode = { [name: string]: string | FormNode };
/** No prototype, so that `__proto__` is an ordinary key. */
const newNode = (): FormNode => Object.create(null) as FormNode;

function put(root: FormNode, path: string[], value: string, key: string): void {
  let parent = root;
  path.forEach((part, index) => {
    const name = part === '' ? String(Object.keys(parent).length) : part;
    if (index === path.length - 1) {
      parent[name] = value;
      return;
    }
    parent[name] ??= newNode();
    const child = parent[name];
    if (typeof child === 'string') throw new RangeError(key);
    parent = child;
  });
}

/** Turns records with the keys 0, 1, 2 ... into arrays. */
function withArrays(value: string | FormNode): FormValue {
  if (typeof value === 'string') return value;
  const names = Object.keys(value);
  const parts = names.map((name) => withArrays(value[name]!));
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) return parts;
  return Object.fromEntries(names.map((name, index) => [name, parts[index]!]));
}
