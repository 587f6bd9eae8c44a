import { type FocusEventHandler } from 'react';
import { STEP_LABELS, STEPS } from '@contract/project';
import { TEAM_MESSAGES, type Team } from '@contract/team';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { useDialogLocation } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Dot, stepState } from '@/shared/ui/DotLine';
import { Surface, Text } from '@/shared/ui/pieces';
import { useTeamChanges } from '../model/useTeamWrites';
import { HandOverDialog } from './HandOverDialog';
import * as S from './Sidebar.styles';

const HAND_OVER = 'hand-over';
const HEADING_ID = 'progress';

/** The step of the project, which the leader sets, and the button that ends the project. */
export function Progress({ team, onEnded }: { team: Team; onEnded: () => void }) {
  const keepFocus = useFocusRestore(HEADING_ID);

  return (
    <Surface as="section" aria-labelledby={HEADING_ID}>
      <Text as="h2" size="title" id={HEADING_ID} tabIndex={-1}>
        진행 단계
      </Text>
      <Steps team={team} />
      {team.isLeader && <End team={team} onFocus={keepFocus} onEnded={onEnded} />}
    </Surface>
  );
}

function Steps({ team: { projectId, step, isLeader } }: { team: Team }) {
  const { setStep, saving } = useTeamChanges(projectId);
  const current = STEPS.indexOf(saving?.step ?? step);

  return (
    <S.Steps size="medium" column>
      {STEPS.map((one, index) => {
        const state = stepState(index, current);
        const ariaCurrent = state === 'now' ? 'step' : undefined;
        const face = (
          <>
            <Dot square={index === STEPS.length - 1} checked={state === 'done'} />
            {STEP_LABELS[one]}
          </>
        );
        return (
          <S.Step key={one} state={state} aria-current={isLeader ? undefined : ariaCurrent}>
            {isLeader ? (
              <button type="button" aria-current={ariaCurrent} onClick={() => void (one !== step && setStep(one))}>
                {face}
              </button>
            ) : (
              <span>{face}</span>
            )}
          </S.Step>
        );
      })}
    </S.Steps>
  );
}

interface EndProps {
  team: Team;
  onFocus: FocusEventHandler;
  /** After the project was completed here. */
  onEnded: () => void;
}

function End({ team, onFocus, onEnded }: EndProps) {
  const { projectId, status, archiveId, members } = team;
  const { save, end, saving } = useTeamChanges(projectId);
  const dialog = useDialogLocation();
  const isActive = status === 'ACTIVE';

  return (
    <S.End onFocus={onFocus}>
      {isActive && (
        <>
          <Button
            variant="soft"
            block
            busy={saving?.status === 'DONE'}
            onClick={() => void end('DONE').then((isDone) => isDone && onEnded())}
          >
            프로젝트 완료하기
          </Button>
          <Text size="label" weight={500} tone="text-3">
            완료하면 모집이 끝나고, 이 팀 그대로 아카이브로 남길 수 있어요.
          </Text>
        </>
      )}
      {!isActive && archiveId === null && (
        <Button variant="gray" block busy={saving?.status === 'ACTIVE'} onClick={() => void save({ status: 'ACTIVE' })}>
          다시 진행하기
        </Button>
      )}
      <S.Out>
        {members.some(({ isLeader, suspended }) => !isLeader && !suspended) && (
          <S.TextButton type="button" onClick={() => dialog.open(HAND_OVER)}>
            {TEAM_MESSAGES.handOver}
          </S.TextButton>
        )}
        {isActive && (
          <S.TextButton type="button" onClick={() => void end('STOPPED')}>
            프로젝트 중단하기
          </S.TextButton>
        )}
      </S.Out>
      {dialog.dialog === HAND_OVER && <HandOverDialog team={team} onClose={dialog.close} />}
    </S.End>
  );
}
