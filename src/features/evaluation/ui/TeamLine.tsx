import { useFormikContext } from 'formik';
import { Fragment } from 'react';
import { ArchiveThumb } from '@/entities/archive';
import { MemberAvatar } from '@/entities/member';
import { useGetArchiveQuery } from '@/shared/api';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { countDone, type EvaluationForm, evaluationOf, stateOf, type Teammates } from '../model/evaluationForm';
import * as S from './TeamLine.styles';

interface TeamLineProps {
  archiveId: number;
  teammates: Teammates;
  /** Whose card is open. */
  open: string | null;
}

/** The teammates on a line that fills up towards what they made together. */
export function TeamLine({ archiveId, teammates, open }: TeamLineProps) {
  const { values } = useFormikContext<EvaluationForm>();
  const { data: archive } = useGetArchiveQuery(archiveId);
  const done = countDone(values, teammates);

  function markOf(nickname: string) {
    if (stateOf(evaluationOf(values, nickname)) === 'done') return 'done';
    return nickname === open ? 'now' : 'todo';
  }

  return (
    <S.Progress>
      <S.Line aria-hidden>
        {teammates.map(({ nickname, profileImg }) => {
          const mark = markOf(nickname);
          return (
            <Fragment key={nickname}>
              <S.Person data-mark={mark}>
                <MemberAvatar nickname={nickname} photo={profileImg} size={48} />
                {mark === 'done' && (
                  <S.Check>
                    <Icon of={CheckIcon} size={14} strokeWidth={3} />
                  </S.Check>
                )}
              </S.Person>
              <S.Joint data-mark={mark} />
            </Fragment>
          );
        })}
        <S.Story>
          {archive && <ArchiveThumb id={archiveId} title={archive.title} thumbnail={archive.thumbnail} sizes="112px" />}
        </S.Story>
      </S.Line>
      <S.Caption role="status">
        <b>{`${teammates.length}명 중 ${done}명`}</b> 작성했어요
      </S.Caption>
    </S.Progress>
  );
}
