/** The 404 of unknown API addresses, as JSON for any method. */
const nobody = (): Response =>
  Response.json(
    { error: 'There is no such address.' },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  );

export { nobody as GET, nobody as OPTIONS, nobody as POST };
