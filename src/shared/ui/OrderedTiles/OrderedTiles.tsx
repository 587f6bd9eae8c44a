import { type ReactNode, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { MoveTools } from './MoveTools';
import { useDragOrder } from './useDragOrder';
import * as S from './OrderedTiles.styles';

interface OrderedTilesProps<Item> {
  /** The label of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => number;
  /** The name of an item in announcements. */
  nameOf: (item: Item) => string;
  render: (item: Item, index: number) => ReactNode;
  onMove: (from: number, to: number) => void;
  /** After the items: the tile that adds one. */
  children?: ReactNode;
}

/**
 * Sortable tiles: dragged by a pointer, or moved by the buttons below each, for the keyboard and for people who cannot
 * drag. Every move is announced to screen readers.
 */
export function OrderedTiles<Item>({ label, items, keyOf, nameOf, render, onMove, children }: OrderedTilesProps<Item>) {
  const [announcement, setAnnouncement] = useState('');
  const lastMoved = useRef<Item | null>(null);
  const { dragged, handlers } = useDragOrder({ onMove: move, onDropped: announce });

  function move(from: number, to: number) {
    lastMoved.current = items[from] ?? null;
    onMove(from, to);
  }

  function announce(index: number) {
    if (!lastMoved.current) return;
    setAnnouncement(`${nameOf(lastMoved.current)}: ${items.length}개 중 ${index + 1}번째로 옮겼어요.`);
  }

  function step(from: number, to: number) {
    move(from, to);
    announce(to);
  }

  return (
    <>
      <S.Tiles aria-label={label} {...(items.length > 1 && handlers)}>
        {items.map((item, index) => (
          <S.Tile key={keyOf(item)} data-index={index} data-dragged={index === dragged || undefined}>
            <S.Body>{render(item, index)}</S.Body>
            {items.length > 1 && <MoveTools name={nameOf(item)} index={index} last={items.length - 1} onStep={step} />}
          </S.Tile>
        ))}
        {children && <S.Tile>{children}</S.Tile>}
      </S.Tiles>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
