import { type FocusEventHandler, type SyntheticEvent, useState } from 'react';
import { STEP_LABELS, STEPS } from '@contract/project';
import { TEAM_MESSAGES, type Team } from '@contract/team';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { useDialogLocation } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Dot, stepState } from '@/shared/ui/DotLine';
import { Surface, Text } from '@/shared/ui/pieces';
import { DialogBody, DialogFoot, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { RadioRows } from '@/shared/ui/RadioRows';
import { useTeamChanges, useTeamMoves } from '../model/useTeamWrites';
import * as S from './Sidebar.styles';

const HAND_OVER = 'hand-over';
const HEADING_ID = 'progress';

/** The step of the project, which the leader sets, and the button that ends the project. */
export function Progress({ team }: { team: Team }) {
  const keepFocus = useFocusRestore(HEADING_ID);

  return (
    <Surface as="section" aria-labelledby={HEADING_ID}>
      <Text as="h2" size="title" id={HEADING_ID} tabIndex={-1}>
        진행 단계
      </Text>
      <Steps team={team} />
      {team.isLeader && <End team={team} onFocus={keepFocus} />}
    </Surface>
  );
}

function Steps({ team: { projectId, step, isLeader } }: { team: Team }) {
  const { save, saving } = useTeamChanges(projectId);
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
              <button
                type="button"
                aria-current={ariaCurrent}
                onClick={() => void (one !== step && save({ step: one }))}
              >
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

function End({ team, onFocus }: { team: Team; onFocus: FocusEventHandler }) {
  const { projectId, status, archiveId, members } = team;
  const { save, end, saving } = useTeamChanges(projectId);
  const dialog = useDialogLocation();
  const isActive = status === 'ACTIVE';

  return (
    <S.End onFocus={onFocus}>
      {isActive && (
        <>
          <Button variant="soft" block busy={saving?.status === 'DONE'} onClick={() => end('DONE')}>
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
        {members.length > 1 && (
          <S.TextButton type="button" onClick={() => dialog.open(HAND_OVER)}>
            {TEAM_MESSAGES.handOver}
          </S.TextButton>
        )}
        {isActive && (
          <S.TextButton type="button" onClick={() => end('STOPPED')}>
            프로젝트 중단하기
          </S.TextButton>
        )}
      </S.Out>
      {dialog.dialog === HAND_OVER && <HandOverDialog team={team} onClose={dialog.close} />}
    </S.End>
  );
}

/** Chooses the new leader. */
function HandOverDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const { handOver } = useTeamMoves(team);
  const others = team.members.filter(({ isLeader }) => !isLeader);
  const [chosenId, setChosenId] = useState('');
  const chosen = others.find(({ memberId }) => String(memberId) === chosenId);
  const [isMissing, setMissing] = useState(false);

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setMissing(!chosen);
    if (chosen && (await handOver(chosen))) onClose();
  }

  return (
    <FormDialog
      title={TEAM_MESSAGES.handOver}
      lead="모집글과 지원자도 새 팀장이 맡아요. 나는 팀원으로 남아요."
      onClose={onClose}
    >
      <DialogForm onSubmit={(event) => void send(event)} noValidate>
        <DialogBody>
          <RadioRows
            label="새 팀장"
            required
            options={others.map(({ memberId, nickname }) => ({ value: String(memberId), label: nickname }))}
            value={chosenId}
            onChange={setChosenId}
            error={isMissing ? '새 팀장을 골라 주세요.' : undefined}
          />
        </DialogBody>
        <DialogFoot>
          <Button variant="gray" onClick={onClose}>
            취소
          </Button>
          <Button type="submit">{TEAM_MESSAGES.handOver}</Button>
        </DialogFoot>
      </DialogForm>
    </FormDialog>
  );
}
