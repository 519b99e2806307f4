/** A search whose state is fully contained in the address. */
export interface ListSearch<State, Answer> {
  path: string;
  parse: (search: URLSearchParams) => State;
  /** Returns the canonical query string with `?`; empty for the default state. */
  serialise: (state: State) => string;
  /** Returns the search text, which changes with each letter typed. */
  queryOf: (state: State) => string;
  ask: (state: State) => Promise<Answer>;
}

export interface Served<State, Answer> {
  state: State;
  /** Null if the search did not answer. */
  answer: Answer | null;
}
