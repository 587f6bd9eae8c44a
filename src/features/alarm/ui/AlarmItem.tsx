import { type ReactNode } from 'react';
import { ALARM_MESSAGES } from '@contract/alarm';
import { type LucideIcon } from '@/shared/ui/Icon';
import { Sign } from '@/shared/ui/Sign';
import { Tag } from '@/shared/ui/Tag';
import { Row } from '@/shared/ui/pieces';
import * as S from './AlarmItem.styles';

/** "오늘", or how many days ago (HEAD-17). */
const ageLabel = (days: number) => (days === 0 ? '오늘' : `${days}일 전`);

export interface ItemState {
  key: string;
  /** Arrived while the bell was open. */
  isNew: boolean;
  /** No longer pending: answered elsewhere, or withdrawn by its sender. */
  isGone: boolean;
}

export interface ItemProps {
  /** Age in days. */
  age: number;
  state: ItemState;
}

export interface AnsweredItemProps extends ItemProps {
  /** The item was answered in this tab. */
  onAnswered: () => void;
}

interface AlarmItemProps extends ItemProps {
  icon: LucideIcon;
  /** Apricot and round for people, pine and square for work. */
  tone: 'apricot' | 'pine';
  textId?: string;
  text: ReactNode;
  /** The buttons, while the item is pending. */
  actions: ReactNode;
  /** Shown instead of the buttons once the item is gone. */
  goneText: string;
}

/** An item of the bell: icon, text, age, and its state since the bell was opened. */
export function AlarmItem({ icon, tone, textId, text, actions, goneText, age, state }: AlarmItemProps) {
  const { key, isNew, isGone } = state;

  return (
    <S.Item data-item={key} tabIndex={-1}>
      <Sign icon={icon} tone={tone} />
      <S.Body>
        <S.Text id={textId}>{text}</S.Text>
        <Row as="p" gap={2} rowGap={1} align="stretch" wraps size="caption" tone="text-3" tight>
          {ageLabel(age)}
          {isNew && <Tag tone="pine">{ALARM_MESSAGES.new}</Tag>}
          {isGone && <span role="status">{goneText}</span>}
        </Row>
        <S.Actions>{!isGone && actions}</S.Actions>
      </S.Body>
    </S.Item>
  );
}
