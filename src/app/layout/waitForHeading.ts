/** Timeout in milliseconds for the heading of a page that waits for its script and data. */
const PATIENCE = 10_000;

type Found = (heading: HTMLElement, main: HTMLElement) => void;

/**
 * Calls back once the page inside `<main>` has its h1, at once or later.
 * @returns the function that cancels it
 */
export function waitForHeading(mainId: string, onFound: Found): () => void {
  const main = document.getElementById(mainId);
  if (!main) return () => undefined;

  const check = () => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading) return;
    stop();
    onFound(heading, main);
  };
  const observer = new MutationObserver(check);
  const timer = setTimeout(() => {
    observer.disconnect();
  }, PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };

  observer.observe(main, { childList: true, subtree: true });
  check();
  return stop;
}
