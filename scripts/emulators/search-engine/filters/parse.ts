import { ApiError } from '../wire/api-error.ts';
import { type Clause, comparison, type Literal } from './clause.ts';
import { type FilterToken, lexFilters } from './lex.ts';

/**
 * Parses Algolia's `filters` into clauses that must all hold. `OR` binds tighter than `AND`, so `a:1 OR b:2
 * AND c:3` means `(a:1 OR b:2) AND c:3`. As in hosted Algolia, an `AND` inside an `OR`, a negated group, and
 * an `OR` over different types of condition are errors.
 * @throws ApiError 400 with the column of the mistake
 */
export function parseFilters(text: string): Clause[] {
  return text.trim() === '' ? [] : new Parser(lexFilters(text)).parse();
}

const maxDepth = 200;

class Parser {
  private readonly tokens: FilterToken[];
  private at = 0;
  private depth = 0;

  constructor(tokens: FilterToken[]) {
    this.tokens = tokens;
  }

  parse(): Clause[] {
    const clauses = this.conjunction();
    if (this.next.kind !== 'end') throw this.unexpected('end of filter');
    for (const clause of clauses) refuseMixed(clause);
    return clauses;
  }

  private get next(): FilterToken {
    return this.tokens[this.at]!;
  }

  private accept(kind: FilterToken['kind']): FilterToken | undefined {
    if (this.next.kind !== kind) return undefined;
    return this.tokens[this.at++];
  }

  private conjunction(): Clause[] {
    const clauses = this.disjunction();
    while (this.accept('and')) clauses.push(...this.disjunction());
    return clauses;
  }

  private disjunction(): Clause[] {
    let clauses = this.unit();
    while (this.next.kind === 'or') {
      this.at++;
      const right = this.unit();
      if (clauses.length > 1 || right.length > 1) {
        throw new ApiError(
          400,
          'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
        );
      }
      clauses = [[...clauses[0]!, ...right[0]!]];
    }
    return clauses;
  }

  private unit(): Clause[] {
    const isNegated = this.accept('not') !== undefined;
    const open = this.accept('open');
    if (open === undefined) {
      const literal = this.literal();
      return [[isNegated ? { ...literal, negated: !literal.negated } : literal]];
    }
    if (isNegated) throw new ApiError(400, `filters: NOT on a group is not allowed at col ${open.at}`);
    if (++this.depth > maxDepth) throw new ApiError(400, 'filters: too many nested parentheses');
    const clauses = this.conjunction();
    if (this.accept('close') === undefined) throw this.unexpected("')'");
    this.depth--;
    return clauses;
  }

  private literal(): Literal {
    const attribute = this.accept('text');
    if (attribute === undefined) throw this.unexpected('a facet, a tag or a numeric filter');
    const operator = this.accept('operator');
    if (operator !== undefined) return comparison(attribute.text, operator.text, this.number())!;
    if (this.accept('colon') === undefined) {
      return { kind: 'tag', attribute: '_tags', value: attribute.text, negated: false, score: this.score() };
    }
    return this.valueOf(attribute.text);
  }

  private valueOf(attribute: string): Literal {
    const operator = this.accept('operator');
    if (operator !== undefined) return comparison(attribute, operator.text, this.number())!;
    const first = this.accept('text') ?? this.accept('to');
    if (first === undefined) throw this.unexpected('a value');
    let value = first.text;
    if (this.accept('to')) {
      const low = toNumber(first);
      if (Number.isNaN(low)) throw new ApiError(400, `filters: Expected a number at col ${first.at}`);
      return { kind: 'number', attribute, low, high: this.number(), negated: false, score: 1 };
    }
    // An unquoted value may contain colons, as in url:http://x.
    while (!first.quoted && this.next.kind === 'colon') {
      this.at++;
      value += `:${this.accept('text')?.text ?? ''}`;
    }
    return attribute === '_tags'
      ? { kind: 'tag', attribute, value, negated: false, score: this.score() }
      : { kind: 'facet', attribute, value, negated: false, score: this.score() };
  }

  private number(): number {
    const token = this.accept('text');
    const value = token === undefined ? Number.NaN : toNumber(token);
    if (Number.isNaN(value)) throw this.unexpected('a number', token);
    return value;
  }

  private score(): number {
    const token = this.accept('score');
    return token === undefined ? 1 : Number(token.text.slice('<score='.length, -1));
  }

  private unexpected(expectedWords: string, token: FilterToken = this.next): ApiError {
    const actual = token.kind === 'end' ? 'end of filter' : `token ${token.kind}(${token.text})`;
    return new ApiError(400, `filters: Unexpected ${actual}, expected ${expectedWords} at col ${token.at}`);
  }
}

const numberPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

function toNumber(token: FilterToken): number {
  return numberPattern.test(token.text) ? Number(token.text) : Number.NaN;
}

function refuseMixed(clause: Clause): void {
  const kind = clause[0]?.kind;
  if (clause.some((literal) => literal.kind !== kind)) {
    throw new ApiError(400, 'filters: Different types are not allowed in the same OR');
  }
}
