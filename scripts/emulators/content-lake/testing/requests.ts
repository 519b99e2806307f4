import type { Action, SanityClient } from '@sanity/client';

/** Runs content lake actions, named without the prefix `sanity.action.`. */
export const act = (client: SanityClient, ...actions: readonly (readonly [name: string, fields: object])[]) =>
  client.action(
    actions.map(([name, fields]) => ({
      actionType: `sanity.action.${name}`,
      ...fields,
    })) as unknown as Action[],
  );

export async function statusOf(request: Promise<unknown>): Promise<number | undefined> {
  try {
    await request;
    return 200;
  } catch (error) {
    return (error as { statusCode?: number }).statusCode;
  }
}

export const pageOf = (site: string, _id: string, title = 'A page') => ({
  _id,
  _type: 'page',
  title,
  site: { _type: 'reference', _ref: `site-${site}`, _weak: true },
});
