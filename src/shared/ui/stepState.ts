/** The state of a step beside the current one; both are 0-based indexes. */
export const stepState = (index: number, current: number) => {
  if (index === current) return 'now';
  return index < current ? 'done' : undefined;
};
