import { type SyntheticEvent, useState } from 'react';
import { ROLE_LABELS, type Role } from '@contract/skill';
import { TEAM_MESSAGES, TEAM_TEXTS, type Team, type TeamMember } from '@contract/team';
import { RoleIcon } from '@/entities/skill';
import { Button } from '@/shared/ui/Button';
import { DialogBody, DialogFoot, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { RadioRows } from '@/shared/ui/RadioRows';
import { useTeamMoves } from '../model/useTeamWrites';
import { HandOverFigure } from './HandOverFigure';

interface HandOverDialogProps {
  team: Team;
  /** The new leader; without one the dialog asks who it is. */
  successor?: TeamMember;
  onClose: () => void;
}

/** The value of staying without a role. */
const NO_ROLE = 'NONE';

/** Hands over the lead: to whom, and in which role the old leader stays (D204). */
export function HandOverDialog({ team, successor, onClose }: HandOverDialogProps) {
  const { handOver, isSending } = useTeamMoves(team);
  const others = team.members.filter(({ isLeader, suspended }) => !isLeader && !suspended);
  const [chosenId, setChosenId] = useState(String(successor?.memberId ?? ''));
  const chosen = others.find(({ memberId }) => String(memberId) === chosenId);
  const [role, setRole] = useState('');
  const [isMissing, setMissing] = useState(false);
  const roles = chosen ? rolesLeft(team, chosen) : [];
  const chosenRole = roles.some(({ value }) => value === role) ? role : (roles[0]?.value ?? '');

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setMissing(!chosen);
    if (chosen && (await handOver(chosen, chosenRole === NO_ROLE ? null : (chosenRole as Role)))) onClose();
  }

  return (
    <FormDialog {...headOf(chosen)} busy={isSending} onClose={onClose}>
      <DialogForm onSubmit={(event) => void send(event)} noValidate>
        <DialogBody>
          {chosen && <HandOverFigure leader={team.members.find(({ isLeader }) => isLeader)} successor={chosen} />}
          {!successor && (
            <RadioRows
              label="새 팀장"
              required
              options={others.map(({ memberId, nickname }) => ({ value: String(memberId), label: nickname }))}
              value={chosenId}
              onChange={setChosenId}
              error={isMissing && !chosen ? '새 팀장을 골라 주세요.' : undefined}
            />
          )}
          {chosen && (
            <RadioRows label={TEAM_MESSAGES.roleAfter} required options={roles} value={chosenRole} onChange={setRole} />
          )}
        </DialogBody>
        <DialogFoot>
          <Button variant="gray" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" busy={isSending}>
            넘기기
          </Button>
        </DialogFoot>
      </DialogForm>
    </FormDialog>
  );
}

/** The title and the text below it, which name the new leader once one is chosen. */
function headOf(chosen: TeamMember | undefined) {
  if (!chosen) return { title: TEAM_MESSAGES.handOver, lead: TEAM_MESSAGES.handOverBody };
  return { title: TEAM_TEXTS.handOverQuestion(chosen.nickname), lead: TEAM_TEXTS.handOverBody(chosen.nickname) };
}

/** The roles in which the old leader may stay: that of the new leader, the free ones, none. */
function rolesLeft({ freeSeats }: Team, { nickname, role: freed }: TeamMember) {
  const free = freeSeats.filter(({ role }) => role !== freed);
  const optionOf = (role: Role, aside?: string) => ({
    value: role as string,
    label: ROLE_LABELS[role],
    icon: <RoleIcon role={role} size={18} />,
    aside,
  });
  return [
    ...(freed ? [optionOf(freed, `${nickname} 님이 맡던 자리`)] : []),
    ...free.map(({ role, left }) => optionOf(role, left === null ? undefined : `${left}자리 남았어요`)),
    { value: NO_ROLE, label: TEAM_MESSAGES.noRole, icon: undefined, aside: TEAM_MESSAGES.noSeat },
  ];
}
