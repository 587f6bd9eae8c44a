/** Notes a failure in the console, for those who look after the product; the member was told, or need not be (spec §8). */
export function logFailure(what: string, error: unknown) {
  // The specification asks for the console here, so the rule against it rests.
  // eslint-disable-next-line no-console
  console.warn(what, error);
}
