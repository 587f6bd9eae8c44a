import { type EvaluationRequest } from '@contract/alarm';
import { Illustration } from '@/shared/ui/EmptyState';
import { type Alarm } from '../model/visibleAlarms';
import { ConsentQuestionItem } from './ConsentQuestionItem';
import { EvaluationRequestItem } from './EvaluationRequestItem';
import { InviteItem } from './InviteItem';
import * as S from './AlarmItem.styles';

/** The question first; once it is confirmed the evaluation request takes its place. */
function RequestItem({ request, age }: { request: EvaluationRequest; age: number }) {
  const Item = request.consent === 'ASKED' ? ConsentQuestionItem : EvaluationRequestItem;
  return <Item request={request} age={age} />;
}

/** Everything that waits, or that nothing does. */
export function AlarmList({ alarms }: { alarms: Alarm[] }) {
  if (alarms.length === 0) {
    return (
      <S.Empty>
        <Illustration name="no-alarm" />
        <p role="status">새 알림이 없어요.</p>
      </S.Empty>
    );
  }

  return (
    <ul>
      {alarms.map((alarm) =>
        alarm.kind === 'invitation' ? (
          <InviteItem key={`invitation ${alarm.invite.projectInvitedMemberId}`} age={alarm.age} invite={alarm.invite} />
        ) : (
          <RequestItem key={`evaluation ${alarm.request.archiveId}`} age={alarm.age} request={alarm.request} />
        ),
      )}
    </ul>
  );
}
