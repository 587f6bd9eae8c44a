/** Logs a failure to the console for developers; the member got a message, or needs none (spec §8). */
export function logFailure(what: string, error: unknown) {
  // The specification requires the console here.
  // oxlint-disable-next-line no-console
  console.warn(what, error);
}
