/** How long an element may take to appear, as in playwright.config.ts. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

/** Repeats what throws, until it does not or has been tried for too long. */
export async function untilPasses<T>(attempt: () => Promise<T>): Promise<T> {
  const last = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > last) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
