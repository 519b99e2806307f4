import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js';
import { shapeKey } from './key.ts';
import type { Shape, Shapes } from './shape.ts';

/**
 * Generates the shapes of all queries, so that the storefront can validate answers. The content lake does not
 * enforce the schema on writes. Runs after typegen, on the schema it extracted.
 */
const here = (file: string) => new URL(file, import.meta.url);
const schema = JSON.parse(readFileSync(here('../.sanity/schema.json'), 'utf8')) as SchemaType;

/** Sites have their own parser, which reports what is wrong with each setting (`lib/sites/parse-site.ts`). */
const PARSED_ELSEWHERE = new Set(['siteQuery']);

const nodes: Shape[] = [];
const indexes = new Map<string, number>();
const indexesByName = new Map<string, number>();

/** Deduplicates shapes, as pictures and links are everywhere. */
function keep(shape: Shape): number {
  const text = JSON.stringify(shape);
  const knownIndex = indexes.get(text);
  if (knownIndex !== undefined) return knownIndex;
  indexes.set(text, nodes.push(shape) - 1);
  return nodes.length - 1;
}

function shapeOf(type: TypeNode): number {
  switch (type.type) {
    case 'null':
      return keep('null');
    case 'string':
    case 'number':
    case 'boolean':
      return keep('value' in type && type.value !== undefined ? { is: type.value } : type.type);
    case 'array':
      return keep({ of: shapeOf(type.of) });
    case 'union':
      return union(type.of);
    case 'object': {
      const fields = Object.entries(type.attributes).map(([name, { value, optional }]) => [
        name,
        optional ? keep({ any: [...new Set([shapeOf(value), keep('null')])] }) : shapeOf(value),
      ]);
      // A type spread into an object adds fields that are not listed here.
      return keep({ fields: Object.fromEntries(fields), ...(type.rest && { open: true }) });
    }
    case 'inline':
      return inline(type.name);
    default:
      return keep('unknown');
  }
}

/**
 * Returns the shape of a union. Several list types become one list of several types: `coalesce(list, [])` is
 * a list.
 */
function union(types: readonly TypeNode[]): number {
  const lists = types.filter((type) => type.type === 'array').map(({ of }) => of);
  const others = types.filter((type) => type.type !== 'array').map(shapeOf);
  const members = [...new Set([...others, ...(lists.length ? [keep({ of: union(lists) })] : [])])];
  return members.length === 1 && members[0] !== undefined ? members[0] : keep({ any: flat(members) });
}

/** Flattens nested unions. */
const flat = (members: readonly number[]): number[] => [
  ...new Set(
    members.flatMap((index) => {
      const shape = nodes[index];
      return typeof shape === 'object' && 'any' in shape ? shape.any : [index];
    }),
  ),
];

function inline(name: string): number {
  const knownIndex = indexesByName.get(name);
  if (knownIndex !== undefined) return knownIndex;
  // Placeholder that ends recursion for recursive types.
  indexesByName.set(name, keep('unknown'));
  const entry = schema.find((candidate) => candidate.name === name);
  if (!entry) return keep('unknown');
  const index =
    entry.type === 'document'
      ? shapeOf({ type: 'object', attributes: entry.attributes } as TypeNode)
      : shapeOf(entry.value as TypeNode);
  indexesByName.set(name, index);
  return index;
}

const queries: Shapes['queries'] = {};
for (const file of readdirSync(here('../queries/')).toSorted()) {
  if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
  const exportedQueries = (await import(here(`../queries/${file}`).href)) as Record<string, unknown>;
  for (const [name, query] of Object.entries(exportedQueries)) {
    if (typeof query !== 'string' || !name.endsWith('Query') || PARSED_ELSEWHERE.has(name)) continue;
    queries[shapeKey(query)] = { name, shape: shapeOf(typeEvaluate(parse(query), schema)) };
  }
}
const shapes: Shapes = { nodes, queries };
writeFileSync(
  here('./shapes.generated.ts'),
  `// Made by generate.ts.\nimport type { Shapes } from './shape.ts';\n\nexport const SHAPES: Shapes = ${JSON.stringify(shapes)};\n`,
);
console.log(`${Object.keys(queries).length} queries, ${nodes.length} shapes`);
