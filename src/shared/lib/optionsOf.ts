import { codesOf } from '@contract/codes';

/** A table of labels as the options of a field, in the table's order. */
export function optionsOf<Code extends string>(labels: Readonly<Record<Code, string>>) {
  return codesOf(labels).map((value) => ({ value, label: labels[value] }));
}
