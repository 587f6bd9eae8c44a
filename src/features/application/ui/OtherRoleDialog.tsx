import { type SyntheticEvent, useState } from 'react';
import { APPLICATION_MESSAGES, APPLICATION_TEXTS, type Application } from '@contract/application';
import { MESSAGES } from '@contract/messages';
import { withDirection, withTopic } from '@contract/particles';
import { freeRoles, type ProjectDetail } from '@contract/project';
import { ROLE_LABELS, type Role } from '@contract/skill';
import { MemberAvatar } from '@/entities/member';
import { Button } from '@/shared/ui/Button';
import { DialogBody, DialogFoot, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { Text } from '@/shared/ui/pieces';
import { RoleRadios } from './RoleRadios';

interface OtherRoleDialogProps {
  project: ProjectDetail;
  application: Application;
  busy: boolean;
  onAccept: (role: Role) => void;
  onClose: () => void;
}

/** Accepts an applicant in another role, because the one that was applied for is full (D204). */
export function OtherRoleDialog({ project, application, busy, onAccept, onClose }: OtherRoleDialogProps) {
  const { applicant, role: applied } = application;
  const roles = freeRoles(project);
  const [role, setRole] = useState<Role | ''>('');
  const chosen = roles.find((one) => one === role) ?? roles[0];
  if (!chosen) return null;

  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (chosen) onAccept(chosen);
  }

  return (
    <FormDialog
      title={APPLICATION_TEXTS.fullRole(withTopic(ROLE_LABELS[applied]))}
      face={<MemberAvatar nickname={applicant.nickname} photo={applicant.profileImg} size={44} />}
      lead={APPLICATION_MESSAGES.otherRole}
      busy={busy}
      onClose={onClose}
    >
      <DialogForm onSubmit={send} noValidate>
        <DialogBody>
          <RoleRadios
            label={APPLICATION_MESSAGES.joinedRoleLabel}
            roles={roles}
            seats={project.seats}
            value={chosen}
            onChange={setRole}
          />
          <Text size="label" weight={500} tone="text-2">
            {APPLICATION_TEXTS.otherRoleHint(
              applicant.nickname ?? MESSAGES.withdrawnMember,
              withDirection(ROLE_LABELS[applied]),
            )}
          </Text>
        </DialogBody>
        <DialogFoot>
          <Button variant="gray" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" busy={busy}>
            {withDirection(ROLE_LABELS[chosen])} 수락
          </Button>
        </DialogFoot>
      </DialogForm>
    </FormDialog>
  );
}
