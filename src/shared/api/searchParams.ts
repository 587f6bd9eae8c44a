type Param = string | number | boolean | null | undefined;

/** The query of an address: lists repeat their name, absent and empty values are left out. */
export function searchParams(params: Record<string, Param | Param[]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  return search.toString();
}
