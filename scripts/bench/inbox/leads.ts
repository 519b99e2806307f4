import type pg from 'pg';

/**
 * Stores leads of made-up shoppers, spread over sites and two years, four in five of them answered, and one in
 * a thousand not delivered.
 */
export async function storeLeads(pool: pg.Pool, count: number, sites: readonly string[]): Promise<void> {
  // The triggers would take minutes; their columns are set below.
  await pool.query('alter table leads disable trigger leads_changed');
  await pool.query('alter table lead_threads disable trigger lead_threads_changed');
  await pool.query(
    `insert into lead_threads (id, site_slug, lead_id, status, waiting_since, created_at, active_at, owner_id)
     select gen_random_uuid(), ($2::text[])[1 + n % cardinality($2::text[])], gen_random_uuid(),
            case when n % 5 = 0 and n < 500 then 'new' else 'done' end,
            case when n % 5 = 0 and n < 500 then at end, at, at, case when n % 50 = 0 then 'p-bench' end
     from (select n, now() - n * interval '20 minutes' as at from generate_series(1, $1) n) numbered`,
    [count, sites],
  );
  await pool.query(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint, status, thread_id, created_at, updated_at)
     select lead_id, site_slug, gen_random_uuid(), case when n % 5000 = 0 then 'careers' else 'enquiry' end,
            jsonb_build_object('name', 'Shopper ' || n, 'email', 'shopper' || n || '@shopper.example',
              'phone', '0412' || lpad(n::text, 6, '0'), 'category', 'Sales', 'lead_id', lead_id, 'opt_in', false,
              'message', repeat('Is it still there? ', 8), 'stock_number', 'N' || n, 'Vehicle Make', 'Mazda',
              'Vehicle Model', 'CX-' || n % 9, 'lead_attributes', jsonb_build_object(
                'visited_pages', jsonb_build_array('/', '/search', '/cars/a-car'), 'linked_query_params', '{}'::jsonb)),
            'fingerprint', status, id, active_at, active_at
     from (select *, row_number() over (order by active_at desc) as n from lead_threads) threads`,
  );
  await pool.query(
    `insert into mail_deliveries (lead_id, kind, state)
     select id, 'dealer', case when row_number() over (order by created_at) % 1000 = 0 then 'dead' else 'sent' end
     from leads`,
  );
  await pool.query('alter table leads enable trigger leads_changed');
  await pool.query('alter table lead_threads enable trigger lead_threads_changed');
  await pool.query('vacuum analyze');
}
