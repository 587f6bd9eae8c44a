import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { CountBadge } from '../CountBadge';
import { nextTab } from './nextTab';
import * as S from './Tabs.styles';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** The number of choices in this tab; 0 is not shown. */
  count?: number;
}

interface TabsProps<Id extends string> {
  /** Name of the row for screen readers. */
  label: string;
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Prefix of the ids that connect tabs and panels: `tabIds('filter', 'roles')`. */
  idBase: string;
  /** large is the page's row of tabs, small the one inside a filter box. */
  size?: 'large' | 'small';
  className?: string;
}

/** Ids of a tab and its panel. */
export const tabIds = (idBase: string, id: string) => ({ tab: `${idBase}-tab-${id}`, panel: `${idBase}-panel-${id}` });

/**
 * A row of tabs: arrows, Home and End move the focus and select. The open panel is a `TabPanel` with the same `idBase`.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  idBase,
  size = 'large',
  className,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  const inSight = useRef(tabs[0]?.id);

  // Scrolls the selected tab of an overflowing row into view, but not the first one: measuring its position would force
  // a layout during rendering.
  useLayoutEffect(() => {
    if (inSight.current === value) return;
    inSight.current = value;
    bringToMiddle(list.current?.querySelector<HTMLElement>('[aria-selected=true]'));
  }, [value]);

  function move(event: KeyboardEvent, index: number) {
    const target = nextTab(event.key, index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target ?? 0]?.focus();
  }

  return (
    <S.List ref={list} role="tablist" aria-label={label} small={size === 'small'} className={className}>
      {tabs.map(({ id, label: name, count = 0 }, index) => (
        <S.Tab
          key={id}
          id={tabIds(idBase, id).tab}
          type="button"
          role="tab"
          small={size === 'small'}
          aria-selected={id === value}
          aria-controls={id === value ? tabIds(idBase, id).panel : undefined}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
          onKeyDown={(event) => move(event, index)}
        >
          {name}
          {count > 0 && <CountBadge count={count} />}
        </S.Tab>
      ))}
    </S.List>
  );
}

/** Scrolls the row so that the item is in its middle; scrolls no ancestor. A row without overflow does not scroll. */
function bringToMiddle(item: HTMLElement | null | undefined): void {
  const row = item?.parentElement;
  if (!item || !row) return;
  row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
