/** The page number of a list's address, from 1; an invalid one is the first, one past the end stays so (D75). */
export function pageNumber(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), Number.MAX_SAFE_INTEGER) : 1;
}
