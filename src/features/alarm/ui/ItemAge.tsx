import { ALARM_MESSAGES } from '@contract/alarm';
import { Tag } from '@/shared/ui/Tag';
import { ageLabel } from '../lib/ageLabel';
import * as S from './AlarmItem.styles';

export interface ItemState {
  key: string;
  /** Arrived while the bell was open. */
  isNew: boolean;
  /** Answered in another tab. */
  isAnswered: boolean;
}

export interface ItemProps {
  age: number;
  state: ItemState;
}

export interface AnsweredItemProps extends ItemProps {
  /** The item was answered here. */
  onAnswered: () => void;
}

/** How old an item is, and what has happened to it while the bell was open (F23). */
export function ItemAge({ age, state: { isNew, isAnswered } }: ItemProps) {
  return (
    <S.Age>
      {ageLabel(age)}
      {isNew && <Tag tone="pine">{ALARM_MESSAGES.new}</Tag>}
      {isAnswered && <span role="status">{ALARM_MESSAGES.answeredElsewhere}</span>}
    </S.Age>
  );
}
