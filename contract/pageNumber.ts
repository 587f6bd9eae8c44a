/** The page number of a list's address, from 1; an invalid one is the first (D75). */
export function pageNumber(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1;
}
