/** Scrolls the row of an item, and nothing around it; a row without overflow does not scroll. */
export function bringToMiddle(item: HTMLElement | null | undefined): void {
  const row = item?.parentElement;
  if (!item || !row) return;
  row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
