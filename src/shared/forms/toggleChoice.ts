/** Toggles a choice of a list: appended, or removed. */
export function toggleChoice<Value>(chosen: readonly Value[], pressed: Value): Value[] {
  return chosen.includes(pressed) ? chosen.filter((value) => value !== pressed) : [...chosen, pressed];
}
