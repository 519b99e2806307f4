import type { SortKey } from '../sorts.ts';
import type { Ends, Meaning } from './meaning.ts';

export type Lists = Readonly<Record<string, readonly string[]>>;

/** A parsed sentence, in terms of the results page. */
export interface SentenceState {
  lists: Lists;
  without: Lists;
  ranges: Readonly<Record<string, Ends>>;
  sort: SortKey | null;
  near: string | null;
}

/** Collects the meanings of phrases; if two contradict each other, the later one wins. */
export class RequestBuilder {
  #lists: Lists = {};
  #without: Lists = {};
  readonly #ranges: Record<string, Ends> = {};
  #sort: SortKey | null = null;
  #near: string | null = null;
  #nearby = false;

  add(meaning: Meaning): void {
    switch (meaning.kind) {
      case 'list':
        this.#lists = withValues(this.#lists, meaning.lists);
        this.#without = withoutValues(this.#without, meaning.lists);
        break;
      case 'without':
        this.#without = withValues(this.#without, meaning.lists);
        this.#lists = withoutValues(this.#lists, meaning.lists);
        break;
      case 'range': {
        const before = this.#ranges[meaning.key];
        const min = meaning.ends.min ?? before?.min ?? null;
        const max = meaning.ends.max ?? before?.max ?? null;
        this.#ranges[meaning.key] = min !== null && max !== null && min > max ? meaning.ends : { min, max };
        break;
      }
      case 'sort':
        this.#sort = meaning.sort;
        break;
      case 'near':
        this.#near = meaning.place ?? this.#near;
        this.#nearby = true;
        break;
      case 'joint':
    }
  }

  state(): SentenceState {
    return {
      lists: this.#lists,
      without: this.#without,
      ranges: this.#ranges,
      sort: this.#sort ?? (this.#nearby ? 'distance' : null),
      near: this.#near,
    };
  }
}

/**
 * Combines makes and models with OR: in `toyota or ford ranger`, the model must not restrict the other make.
 */
export function eitherName(lists: Lists, makesOf: ReadonlyMap<string, readonly string[]>): Lists {
  const { make: makes = [], model: models = [], ...rest } = lists;
  const pairs = models.flatMap((model) => {
    const owners = makesOf.get(model) ?? [];
    const makesStated = owners.filter((owner) => makes.includes(owner));
    return (makesStated.length > 0 ? makesStated : owners).map((owner) => ({
      owner,
      pair: `${owner} > ${model}`,
    }));
  });
  const makesWithModels = new Set(pairs.map(({ owner }) => owner));
  if (pairs.length === 0 || makes.every((make) => makesWithModels.has(make))) return lists;
  return {
    ...rest,
    make: [...new Set([...makes, ...makesWithModels])],
    make_model: pairs.map(({ pair }) => pair),
  };
}

function withValues(all: Lists, more: Lists): Lists {
  const pairs = Object.entries(more).map(
    ([key, values]) => [key, [...new Set([...(all[key] ?? []), ...values])]] as const,
  );
  return { ...all, ...Object.fromEntries(pairs) };
}

function withoutValues(all: Lists, less: Lists): Lists {
  const pairs = Object.entries(all).map(
    ([key, values]) => [key, values.filter((value) => !less[key]?.includes(value))] as const,
  );
  return Object.fromEntries(pairs.filter(([, values]) => values.length > 0));
}
