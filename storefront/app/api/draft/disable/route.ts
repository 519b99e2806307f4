import { draftMode } from 'next/headers';

/** Back to what visitors see. */
export async function GET(): Promise<Response> {
  (await draftMode()).disable();
  return new Response(null, { status: 307, headers: { location: '/' } });
}
