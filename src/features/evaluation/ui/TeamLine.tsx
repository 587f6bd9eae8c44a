import { useFormikContext } from 'formik';
import { ArchiveThumb } from '@/entities/archive';
import { MemberAvatar } from '@/entities/member';
import { useGetArchiveQuery } from '@/shared/api';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { Text } from '@/shared/ui/pieces';
import { countDone, type EvaluationForm, evaluationOf, stateOf, type Teammates } from '../model/evaluationForm';
import * as S from './TeamLine.styles';

const MOST_FACES = 8;

interface TeamLineProps {
  archiveId: number;
  teammates: Teammates;
  /** Id of the member whose card is open. */
  open: number | null;
}

/** The teammates on a progress line that ends in the archive. */
export function TeamLine({ archiveId, teammates, open }: TeamLineProps) {
  const { values } = useFormikContext<EvaluationForm>();
  const { data: archive } = useGetArchiveQuery(archiveId);
  const done = countDone(values, teammates);

  function markOf(memberId: number) {
    if (stateOf(evaluationOf(values, memberId)) === 'done') return 'done';
    return memberId === open ? 'now' : 'todo';
  }

  return (
    <S.Progress>
      <S.Line aria-hidden>
        {teammates.slice(0, MOST_FACES).map(({ memberId, nickname, profileImg }) => {
          const mark = markOf(memberId);
          return (
            <S.Step key={memberId} data-mark={mark}>
              <S.Person>
                <MemberAvatar nickname={nickname} photo={profileImg} />
                {mark === 'done' && (
                  <S.Check>
                    <Icon of={CheckIcon} size={14} strokeWidth={3} />
                  </S.Check>
                )}
              </S.Person>
              <S.Joint />
            </S.Step>
          );
        })}
        <OverflowCount teammates={teammates} first={MOST_FACES} markOf={markOf} />
        <OverflowCount teammates={teammates} first={S.MOST_ON_PHONE} markOf={markOf} onPhone />
        <S.Story>
          {archive && <ArchiveThumb id={archiveId} title={archive.title} thumbnail={archive.thumbnail} sizes="112px" />}
        </S.Story>
      </S.Line>
      <S.Caption role="status">
        <Text as="b" tone="text">{`${teammates.length}명 중 ${done}명`}</Text> 작성했어요
      </S.Caption>
    </S.Progress>
  );
}

interface RestProps {
  teammates: Teammates;
  /** Maximum number of drawn faces. */
  first: number;
  markOf: (memberId: number) => string;
  onPhone?: boolean;
}

/** The number of teammates that are not drawn; marked as done when all of them are. */
function OverflowCount({ teammates, first, markOf, onPhone }: RestProps) {
  const rest = teammates.slice(first);
  if (rest.length === 0) return null;
  const marks = rest.map(({ memberId }) => markOf(memberId));
  const openOrLeft = marks.includes('now') ? 'now' : 'todo';

  return (
    <S.RestStep data-on-phone={onPhone} data-mark={marks.every((mark) => mark === 'done') ? 'done' : openOrLeft}>
      <S.Person>
        <S.Number>+{rest.length}</S.Number>
      </S.Person>
      <S.Joint />
    </S.RestStep>
  );
}
