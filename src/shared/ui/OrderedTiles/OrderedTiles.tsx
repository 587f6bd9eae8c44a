import { type ReactNode, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { MoveTools } from './MoveTools';
import { useDragOrder } from './useDragOrder';
import * as S from './OrderedTiles.styles';

interface OrderedTilesProps<Item> {
  /** What the list is. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => number;
  /** What an item is called when it is moved. */
  nameOf: (item: Item) => string;
  render: (item: Item, place: number) => ReactNode;
  onMove: (from: number, to: number) => void;
  /** Behind the items: the tile that adds one. */
  children?: ReactNode;
}

/**
 * Tiles whose order counts: dragged by a pointer, or moved one place by the buttons below each, which is the way of
 * the keyboard and of whoever cannot drag. Every move is told to screen readers.
 */
export function OrderedTiles<Item>({ label, items, keyOf, nameOf, render, onMove, children }: OrderedTilesProps<Item>) {
  const [told, setTold] = useState('');
  const lastMoved = useRef<Item | null>(null);
  const { dragged, handlers } = useDragOrder({ onMove: move, onDropped: tell });

  function move(from: number, to: number) {
    lastMoved.current = items[from] ?? null;
    onMove(from, to);
  }

  function tell(place: number) {
    if (!lastMoved.current) return;
    setTold(`${nameOf(lastMoved.current)}: ${items.length}개 중 ${place + 1}번째로 옮겼어요.`);
  }

  function step(from: number, to: number) {
    move(from, to);
    tell(to);
  }

  return (
    <>
      <S.Tiles aria-label={label} {...(items.length > 1 && handlers)}>
        {items.map((item, place) => (
          <S.Tile key={keyOf(item)} data-place={place} data-dragged={place === dragged || undefined}>
            <S.Body>{render(item, place)}</S.Body>
            {items.length > 1 && <MoveTools name={nameOf(item)} place={place} last={items.length - 1} onStep={step} />}
          </S.Tile>
        ))}
        {children && <S.Tile>{children}</S.Tile>}
      </S.Tiles>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}
