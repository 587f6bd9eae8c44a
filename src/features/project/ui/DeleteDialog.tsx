import { type SyntheticEvent, useState } from 'react';
import { DELETION_TEXTS, PROJECT_MESSAGES, type ProjectDetail } from '@contract/project';
import { TEAM_MESSAGES } from '@contract/team';
import { toastOutcome, useGetTeamQuery, useSetProjectClosedMutation, useUpdateTeamMutation } from '@/shared/api';
import { Button } from '@/shared/ui/Button';
import { DangerFoot, DialogBody, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { BanIcon, ChevronRightIcon, Icon, LockIcon, type LucideIcon } from '@/shared/ui/Icon';
import { TextField } from '@/shared/ui/TextField';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import * as S from './DeleteDialog.styles';

export interface DeleteDialogProps {
  project: ProjectDetail;
  /** Deletes the post; the question was answered here. */
  onDelete: () => void;
  onClose: () => void;
}

/** Deleting a post with a team: what keeps the team comes first, and the name of the project has to be typed (D197). */
export function DeleteDialog({ project, onDelete, onClose }: DeleteDialogProps) {
  const { projectName, members } = project;
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isSame = typed.trim() === projectName.trim();

  function send(event: SyntheticEvent) {
    event.preventDefault();
    setWrong(!isSame);
    if (isSame) onDelete();
  }

  return (
    <FormDialog
      title={PROJECT_MESSAGES.deleteQuestion}
      lead={DELETION_TEXTS.team(projectName, members.length)}
      onClose={onClose}
    >
      <DialogForm onSubmit={send} noValidate>
        <DialogBody>
          <Alternatives project={project} onClose={onClose} />
          <Losses project={project} />
          <TextField
            name="projectName"
            label={DELETION_TEXTS.typeName(projectName)}
            value={typed}
            onChange={(name) => {
              setTyped(name);
              setWrong(false);
            }}
            error={isWrong ? DELETION_TEXTS.wrongName : undefined}
          />
        </DialogBody>
        <DangerFoot>
          <Button variant="gray" data-autofocus={hasAlternative(project) ? undefined : true} onClick={onClose}>
            취소
          </Button>
          <Button type="submit" aria-disabled={!isSame}>
            삭제
          </Button>
        </DangerFoot>
      </DialogForm>
    </FormDialog>
  );
}

/** Whether anything but deleting it can be done with the post. */
const hasAlternative = ({ closed, status }: ProjectDetail) => !closed || status === 'ACTIVE';

/** What keeps the team: closing an open post, stopping an active project. The first one has the focus. */
function Alternatives({ project, onClose }: Pick<DeleteDialogProps, 'project' | 'onClose'>) {
  const { id, closed, status } = project;
  const [setClosed, closing] = useSetProjectClosedMutation();
  const [update, stopping] = useUpdateTeamMutation();

  async function close() {
    const { error } = await setClosed({ id, closed: true });
    if (toastOutcome(error, PROJECT_MESSAGES.closed)) onClose();
  }

  async function stop() {
    const { error } = await update({ projectId: id, status: 'STOPPED' });
    if (toastOutcome(error, TEAM_MESSAGES.stopped)) onClose();
  }

  if (!hasAlternative(project)) return null;
  return (
    <Stack as="section" gap={2}>
      <Text as="h3" size="body-s" weight={700}>
        {DELETION_TEXTS.instead}
      </Text>
      {!closed && (
        <Alternative
          isFirst
          icon={LockIcon}
          title={DELETION_TEXTS.close}
          text={DELETION_TEXTS.closeHint}
          busy={closing.isLoading}
          onChoose={() => void close()}
        />
      )}
      {status === 'ACTIVE' && (
        <Alternative
          isFirst={closed}
          icon={BanIcon}
          title={DELETION_TEXTS.stop}
          text={DELETION_TEXTS.stopHint}
          busy={stopping.isLoading}
          onChoose={() => void stop()}
        />
      )}
    </Stack>
  );
}

interface AlternativeProps {
  isFirst: boolean;
  icon: LucideIcon;
  title: string;
  text: string;
  busy: boolean;
  onChoose: () => void;
}

function Alternative({ isFirst, icon, title, text, busy, onChoose }: AlternativeProps) {
  return (
    <S.Alternative
      type="button"
      data-autofocus={isFirst || undefined}
      aria-disabled={busy}
      onClick={() => !busy && onChoose()}
    >
      <Icon of={icon} size={20} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <Icon of={ChevronRightIcon} size={18} />
    </S.Alternative>
  );
}

/** What is deleted with the post. */
function Losses({ project }: { project: ProjectDetail }) {
  const { data: team } = useGetTeamQuery(project.id);
  const waiting = project.mine?.waiting ?? 0;

  return (
    <S.Losses>
      <Text as="h3" size="body-s" weight={700} tone="danger-text">
        {DELETION_TEXTS.losses}
      </Text>
      <Row as="ul" gap={4} rowGap={1} wraps size="label">
        <li>{DELETION_TEXTS.teamPage}</li>
        {team && team.contactLink !== '' && <li>{TEAM_MESSAGES.contactLink}</li>}
        {team && team.checkInCount > 0 && <li>{DELETION_TEXTS.checkIns(team.checkInCount)}</li>}
      </Row>
      <Text size="label" weight={500} tone="text-2">
        {DELETION_TEXTS.consequences(waiting)}
      </Text>
    </S.Losses>
  );
}
