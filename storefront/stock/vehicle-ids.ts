const ID = /^[\w-]{1,64}$/;

/** Returns the ids in `ids=a,b` of a request's address, without duplicates and invalid ones. */
export function vehicleIds({ url }: Pick<Request, 'url'>, most: number): string[] {
  const requestedIds = (new URL(url).searchParams.get('ids') ?? '').split(',');
  return [...new Set(requestedIds.filter((id) => ID.test(id)))].slice(0, most);
}
