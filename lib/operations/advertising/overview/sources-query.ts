import { z } from 'zod';
import type { IncomingFeed } from './mend-target.ts';

/** The id of a site's document ($site: slug), and the mapped columns of feeds ($feeds: short names). */
export const SOURCES_QUERY = `{
  "siteId": *[_type == "site" && slug.current == $site][0]._id,
  "feeds": *[_type == "feed" && slug.current in $feeds]{
    "id": _id, "slug": slug.current, "columns": coalesce(columns[]{ column, field }, [])
  }
}`;

const columnSchema = z.object({ column: z.string(), field: z.string() });

/** Parses the result; a column without a name or field is left out. */
export const sourcesSchema = z.object({
  siteId: z.string().nullable(),
  feeds: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      columns: z
        .array(z.unknown())
        .transform((columns) => columns.flatMap((each) => columnSchema.safeParse(each).data ?? [])),
    }),
  ),
}) satisfies z.ZodType<{ siteId: string | null; feeds: readonly IncomingFeed[] }>;
