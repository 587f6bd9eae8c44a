import { type EvaluationRequest } from '@contract/alarm';
import { Illustration } from '@/shared/ui/EmptyState';
import { type ListedAlarm } from '../model/stableAlarms';
import { type AnsweredItemProps } from './AlarmItem';
import { ConsentQuestionItem } from './ConsentQuestionItem';
import { EvaluationRequestItem } from './EvaluationRequestItem';
import { InviteItem } from './InviteItem';
import * as S from './AlarmItem.styles';

interface RequestItemProps extends AnsweredItemProps {
  request: EvaluationRequest;
}

/** First the request for consent; once confirmed, the evaluation request replaces it. */
function RequestItem({ onAnswered, ...item }: RequestItemProps) {
  if (item.request.consent === 'ASKED') return <ConsentQuestionItem {...item} onAnswered={onAnswered} />;
  return <EvaluationRequestItem {...item} />;
}

interface AlarmListProps {
  items: readonly ListedAlarm[];
  /** An item was answered in this list. */
  onAnswered: (key: string) => void;
}

/** All pending items of the member, or the empty state. */
export function AlarmList({ items, onAnswered }: AlarmListProps) {
  if (items.length === 0) {
    return (
      <S.Empty>
        <Illustration name="no-alarm" />
        <p role="status">새 알림이 없어요.</p>
      </S.Empty>
    );
  }

  return (
    <ul>
      {items.map((item) => (
        <ListItem key={item.key} item={item} onAnswered={() => onAnswered(item.key)} />
      ))}
    </ul>
  );
}

function ListItem({ item: { alarm, ...state }, onAnswered }: { item: ListedAlarm; onAnswered: () => void }) {
  return alarm.kind === 'invitation' ? (
    <InviteItem age={alarm.age} invite={alarm.invite} state={state} onAnswered={onAnswered} />
  ) : (
    <RequestItem age={alarm.age} request={alarm.request} state={state} onAnswered={onAnswered} />
  );
}
