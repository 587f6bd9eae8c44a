/** A list of choices after one of them was pressed: added at the end, or taken out. */
export function toggleChoice<Value>(chosen: readonly Value[], pressed: Value): Value[] {
  return chosen.includes(pressed) ? chosen.filter((value) => value !== pressed) : [...chosen, pressed];
}
