/**
 * Starts a download of an address; the page does not change.
 * @param name of the file; without one the server names it
 */
export function startDownload(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
