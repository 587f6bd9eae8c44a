import { ALARM_MESSAGES, type EvaluationRequest } from '@contract/alarm';
import { isolateDirection } from '@contract/isolateDirection';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { ArrowRightIcon, HeartHandshakeIcon, Icon } from '@/shared/ui/Icon';
import { AlarmItem, type ItemProps } from './AlarmItem';

interface EvaluationRequestItemProps extends ItemProps {
  request: EvaluationRequest;
}

/** A pending evaluation of a team. */
export function EvaluationRequestItem({ request, age, state }: EvaluationRequestItemProps) {
  return (
    <AlarmItem
      icon={HeartHandshakeIcon}
      tone="pine"
      age={age}
      state={state}
      goneText={ALARM_MESSAGES.evaluationGone}
      text={
        <>
          <b>‘{isolateDirection(request.archiveTitle)}’</b> 팀원들이 평가를 기다리고 있어요.
        </>
      }
      actions={
        <Button size="small" variant="soft" to={paths.teamEvaluation(request.archiveId)}>
          평가하러 가기
          <Icon of={ArrowRightIcon} size={18} />
        </Button>
      }
    />
  );
}
