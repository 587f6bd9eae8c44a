/**
 * Leads the browser to another site; in a module of its own, since jsdom has no navigation that tests could look at. The
 * promise resolves once the page is shown again as it was left: browsers keep it for the back button.
 */
export async function leavePage(url: string): Promise<void> {
  const isBack = new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
  window.location.assign(url);
  await isBack;
}
