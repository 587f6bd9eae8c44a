/** Scrolls the row an item stands in, and nothing around it; a row with room for all its items stays as it is. */
export function bringToMiddle(item: HTMLElement | null | undefined): void {
  const row = item?.parentElement;
  if (!item || !row) return;
  row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
