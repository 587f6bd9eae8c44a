import { type EvaluationRequest } from '@contract/alarm';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { ArrowRightIcon, HeartHandshakeIcon, Icon } from '@/shared/ui/Icon';
import { ItemAge, type ItemProps } from './ItemAge';
import * as S from './AlarmItem.styles';

interface EvaluationRequestItemProps extends ItemProps {
  request: EvaluationRequest;
}

/** A team waits for the member's evaluation. */
export function EvaluationRequestItem({
  request: { archiveId, archiveTitle },
  age,
  state,
}: EvaluationRequestItemProps) {
  return (
    <S.Item data-item={state.key} tabIndex={-1}>
      <S.Sign apricot={false}>
        <Icon of={HeartHandshakeIcon} />
      </S.Sign>
      <S.Body>
        <S.Text>
          <b>‘{archiveTitle}’</b> 팀원들이 평가를 기다리고 있어요.
        </S.Text>
        <ItemAge age={age} state={state} />
        {!state.isAnswered && (
          <S.Actions>
            <Button size="small" variant="soft" to={paths.teamEvaluation(archiveId)}>
              평가하러 가기
              <Icon of={ArrowRightIcon} size={18} />
            </Button>
          </S.Actions>
        )}
      </S.Body>
    </S.Item>
  );
}
