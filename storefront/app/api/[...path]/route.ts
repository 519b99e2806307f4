/** An address under `/api` that is nobody's: said in JSON, since programs ask, whatever the method. */
const nobody = (): Response =>
  Response.json(
    { error: 'There is no such address.' },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  );

export { nobody as GET, nobody as OPTIONS, nobody as POST };
