/** Waits for a task of its own, so that the browser can paint and answer before. No timer: those wait a second in a hidden tab. */
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
