/** Waits between the attempts to load a script, in milliseconds; then only the browser's events try again. */
const WAITS = [2_000, 4_000, 8_000];

/**
 * Loads a script, again after a failure: after 2, 4 and 8 seconds, when the browser is online again and when the tab gets
 * the focus. Resolves once it has been loaded and never rejects (MEND-100).
 */
export async function loadAgain<Part>(load: () => Promise<Part>, [wait, ...waits] = WAITS): Promise<Part> {
  try {
    return await load();
  } catch {
    await nextChance(wait);
    return loadAgain(load, waits);
  }
}

function nextChance(wait: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const again = () => resolve();
    if (wait) setTimeout(again, wait);
    for (const event of ['online', 'focus']) addEventListener(event, again, { once: true });
  });
}
