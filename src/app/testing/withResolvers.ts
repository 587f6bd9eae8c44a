/** A promise and the function that resolves it, as `Promise.withResolvers` of later versions of Node returns them. */
export function withResolvers() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
