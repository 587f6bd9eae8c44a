/** The codes of a label table, typed, in the table's order. */
export function codesOf<Code extends string>(labels: Readonly<Record<Code, string>>): readonly Code[] {
  return Object.keys(labels) as Code[];
}
