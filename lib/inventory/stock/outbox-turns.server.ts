/** The two steps of an outbox row: search first, then the storefront. */
const WAITING = { search: 'indexed_at is null', storefront: 'indexed_at is not null' } as const;

/**
 * Returns the condition that picks the next outbox rows of a step, dealership by dealership in turn: the
 * first waiting row of each, then the second of each, and so on. One dealership's full feed therefore never
 * delays another's price change. The cost grows with the waiting dealerships, not rows, because an index
 * leads from one dealership to the next.
 *
 * @returns SQL for a `where` on `stock_outbox`, with the number of rows as its parameter $1
 */
export function nextInTurn(stage: keyof typeof WAITING): string {
  const waiting = WAITING[stage];
  // Reads up to four times an equal share per dealership, so that a round is full even if most have few rows.
  return `id in (
    with recursive dealership as (
      (select dealership_id as id from stock_outbox where ${waiting} order by dealership_id limit 1)
      union all
      select (select dealership_id from stock_outbox where ${waiting} and dealership_id > dealership.id
              order by dealership_id limit 1)
      from dealership where dealership.id is not null
    )
    select next.id from dealership cross join lateral (
      select id, row_number() over (order by id) as turn from stock_outbox
      where ${waiting} and dealership_id = dealership.id
      order by id limit least($1::int, 4 * $1::int / (select count(*) from dealership) + 1)
    ) next
    order by next.turn, next.id limit $1::int
  )`;
}
