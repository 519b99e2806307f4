import { createHash } from 'node:crypto';
import { evaluate, parse } from 'groq-js';
import { SEES_EVERYTHING } from '../auth/principal.ts';
import { isPublishedId } from '../ids.ts';
import type { Lake } from '../lake.ts';
import type { WebhookOptions } from '../options.ts';
import { asExpression, type Node } from '../query/ast.ts';
import { PUBLISHED } from '../query/perspective.ts';
import { planQuery } from '../query/plan.ts';
import type { Change } from '../store/store.ts';

export type Operation = 'create' | 'update' | 'delete';

export class Hook {
  /** stable for an unchanged configuration */
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly #includeDrafts: boolean;
  readonly #filter: Node | undefined;
  readonly #projection: Node;

  /** @throws if the filter or the projection is not valid GROQ */
  constructor({ url, secret, filter, projection, includeDrafts }: WebhookOptions) {
    const identity = JSON.stringify([url, filter, projection, includeDrafts]);
    this.id = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
    this.url = url;
    this.secret = secret;
    this.#includeDrafts = includeDrafts;
    this.#filter = filter.trim() ? (parse(filter, { mode: 'delta' }) as Node) : undefined;
    this.#projection = parse(projection.trim() ? `@${projection.trim()}` : '@', { mode: 'delta' }) as Node;
  }

  /** Returns the body to send for a change, or undefined if the filter or the draft setting excludes it. */
  async payload(lake: Lake, { id, before, after }: Change): Promise<unknown> {
    const subject = after ?? before;
    const isPublished = isPublishedId(id) && !id.startsWith('_.');
    if (!subject || (!isPublished && !this.#includeDrafts)) return undefined;
    const run = async (program: Node) => {
      const view = lake.views.get(PUBLISHED, SEES_EVERYTHING);
      const context = { view, text: lake.text, params: {}, tags: new Set<string>() };
      const plannedQuery = asExpression(planQuery(program, context));
      const dereference = async ({ _ref }: { _ref: string }) => view.documents.get(_ref) ?? null;
      const value = await evaluate(plannedQuery, { root: subject, before, after, dataset: [], dereference });
      return value.get();
    };
    if (this.#filter && (await run(this.#filter)) !== true) return undefined;
    return run(this.#projection);
  }
}

/**
 * Returns the value of the `sanity-operation` header: create without an earlier state, delete without a later
 * one.
 */
export const operationOf = ({ before, after }: Change): Operation =>
  !before ? 'create' : after ? 'update' : 'delete';
