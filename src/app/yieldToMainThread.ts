/** Yields to the browser, so that it can paint and handle input. Without a timer: those are throttled in a hidden tab. */
export function yieldToMainThread(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
