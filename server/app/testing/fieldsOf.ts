/** The paths of all fields of a response, as the privacy table spells them, and whether each has a value. */
export function fieldsOf(data: unknown): Map<string, boolean> {
  const fields = new Map<string, boolean>();
  collect(data, '', fields);
  return fields;
}

function collect(data: unknown, path: string, fields: Map<string, boolean>): void {
  if (Array.isArray(data)) return data.forEach((one) => collectRow(one, path, fields));
  if (typeof data !== 'object' || data === null) {
    const hasValue = data !== null && data !== '';
    fields.set(path, hasValue || (fields.get(path) ?? false));
    return;
  }
  // The keys of this object are nicknames.
  const isByName = path.endsWith('memberStatus');
  for (const [name, value] of Object.entries(data)) {
    collect(value, [path, isByName ? '*' : name].filter((part) => part !== '').join('.'), fields);
  }
}

/** A list of plain values is one field. */
function collectRow(row: unknown, path: string, fields: Map<string, boolean>): void {
  const isPlain = typeof row !== 'object' || row === null;
  collect(row, isPlain && path !== '' ? path : `${path}[]`, fields);
}
