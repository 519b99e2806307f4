import { ApiError } from '../wire/api-error.ts';
import { type Clause, comparison, type Literal } from './clause.ts';

type ReadLiteral = (text: string) => Literal;

/**
 * Parses `['a:b', ['c:d', 'c:e']]`: all must hold, and at least one of an inner list. A leading '-' on the
 * value negates.
 */
export function parseFacetFilters(value: unknown): Clause[] {
  return readList(value, 'facetFilters', (text) => readFacet(text, 'facetFilters'));
}

/** Parses the same structure with bare tags. */
export function parseTagFilters(value: unknown): Clause[] {
  return readList(value, 'tagFilters', (text) => {
    const isNegated = text.startsWith('-');
    return {
      kind: 'tag',
      attribute: '_tags',
      value: isNegated ? text.slice(1) : text,
      negated: isNegated,
      score: 1,
    };
  });
}

/** Parses `['price >= 10', ['km < 5', 'year:2015 TO 2020']]`. */
export function parseNumericFilters(value: unknown): Clause[] {
  return readList(value, 'numericFilters', readNumeric);
}

/** Parses `['make:Kia<score=2>', ...]`: conditions that only affect the ranking. */
export function parseOptionalFilters(value: unknown): Clause[] {
  return readList(value, 'optionalFilters', (text) => readFacet(text, 'optionalFilters'));
}

function readFacet(text: string, parameter: string): Literal {
  const colon = text.indexOf(':');
  if (colon < 1) throw new ApiError(400, `${parameter}: Expected 'attribute:value', found '${text}'`);
  let value = text.slice(colon + 1).trim();
  let score = 1;
  const scoreMatch = /^(.*)<score=(\d+)>$/s.exec(value);
  if (scoreMatch !== null) {
    value = scoreMatch[1]!;
    score = Number(scoreMatch[2]);
  }
  const isNegated = value.startsWith('-');
  if (isNegated || value.startsWith('\\-')) value = value.slice(1);
  const quoteMatch = /^"(.*)"$|^'(.*)'$/s.exec(value);
  if (quoteMatch !== null) value = quoteMatch[1] ?? quoteMatch[2] ?? '';
  return { kind: 'facet', attribute: text.slice(0, colon).trim(), value, negated: isNegated, score };
}

const comparisonPattern =
  /^\s*([^<>=!]+?)\s*:?\s*(<=|>=|!=|=|<|>)\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*$/i;
const rangePattern = /^\s*(.+?)\s*:\s*([+-]?(?:\d+\.?\d*|\.\d+))\s+to\s+([+-]?(?:\d+\.?\d*|\.\d+))\s*$/i;

function readNumeric(text: string): Literal {
  const comparisonMatch = comparisonPattern.exec(text);
  if (comparisonMatch !== null)
    return comparison(comparisonMatch[1]!, comparisonMatch[2]!, Number(comparisonMatch[3]))!;
  const rangeMatch = rangePattern.exec(text);
  if (rangeMatch === null) throw new ApiError(400, `numericFilters: Invalid numeric filter '${text}'`);
  const [, attribute, low, high] = rangeMatch;
  return {
    kind: 'number',
    attribute: attribute!,
    low: Number(low),
    high: Number(high),
    negated: false,
    score: 1,
  };
}

function readList(value: unknown, parameter: string, read: ReadLiteral): Clause[] {
  if (value === undefined || value === null || value === '') return [];
  const list = typeof value === 'string' ? fromText(value) : value;
  if (!Array.isArray(list)) throw new ApiError(400, `${parameter}: Expected a list`);
  return list.flatMap((item): Clause[] => {
    if (!Array.isArray(item)) return [[read(textOf(item, parameter))]];
    return item.length === 0 ? [] : [item.map((inner) => read(textOf(inner, parameter)))];
  });
}

/** Parses a list given as text: JSON, or comma-separated items. */
function fromText(text: string): unknown {
  if (!text.trimStart().startsWith('[')) return text.split(',');
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, `Invalid JSON list '${text}'`);
  }
}

function textOf(item: unknown, parameter: string): string {
  if (typeof item === 'string' || typeof item === 'number') return String(item);
  throw new ApiError(400, `${parameter}: Expected a list of strings`);
}
