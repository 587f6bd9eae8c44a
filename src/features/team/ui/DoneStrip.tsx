import { useEffect, useRef } from 'react';
import { TEAM_MESSAGES, type Team } from '@contract/team';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Text } from '@/shared/ui/pieces';
import { peopleOf } from '../lib/peopleOf';
import { JoinedLine } from './JoinedLine';
import * as S from './DoneStrip.styles';

interface DoneStripProps {
  team: Team;
  /** The project was completed here and now: its next step gets the focus, and is scrolled into view (D201). */
  takesFocus: boolean;
}

/** The next step of a finished project: its archive, or the form of one. */
export function DoneStrip({ team, takesFocus }: DoneStripProps) {
  const { projectId, status, archiveId, archiveDeclined, hidden, isLeader } = team;
  const heading = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  // The form is filled from the post, which only its leader can read while it is hidden (D133).
  if (archiveId === null && ((hidden && !isLeader) || archiveDeclined)) return null;
  if (archiveId === null) {
    return (
      <S.Strip>
        <JoinedLine people={peopleOf(team)} status={status} size={44} />
        <div>
          <Text as="h2" size="h3" ref={heading} tabIndex={-1}>
            함께 만든 이야기를 남겨요
          </Text>
          <Text tone="text-2">팀과 기간, 스킬이 채워진 채로 시작해요.</Text>
        </div>
        <Button to={paths.archiveOfProject(projectId)}>{TEAM_MESSAGES.toArchive}</Button>
      </S.Strip>
    );
  }
  return (
    <S.Strip>
      <Text as="h2" size="h3" ref={heading} tabIndex={-1}>
        함께 만든 이야기를 남겼어요
      </Text>
      <Button to={paths.archiveDetail(archiveId)} variant="soft">
        아카이브 보기
      </Button>
    </S.Strip>
  );
}
