import { useEffect, useEffectEvent } from 'react';
import { APPLICATION_MESSAGES, applicationRules } from '@contract/application';
import { findProblems } from '@contract/firstMessage';
import { isolateDirection } from '@contract/isolateDirection';
import { LIMITS } from '@contract/limits';
import { freeRoles, type ProjectDetail } from '@contract/project';
import { type Role } from '@contract/skill';
import { FormDraft } from '@/shared/drafts';
import { AppForm, FormLinkField, FormTextArea, SubmitButton, useFormField } from '@/shared/forms';
import { Button } from '@/shared/ui/Button';
import { DialogAside, DialogBody, DialogFoot, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { applicationDraft, useApply, type ApplicationForm } from '../model/useApply';
import { DeletedPost } from './DeletedPost';
import { OwnProfile } from './OwnProfile';
import { RoleRadios } from './RoleRadios';

export interface ApplySheetProps {
  project: ProjectDetail;
  onClose: () => void;
}

/** Applies for a role with a free seat; the text is stored as a draft until it is sent (D104). */
export function ApplySheet({ project, onClose }: ApplySheetProps) {
  const roles = freeRoles(project);
  const { isDeleted, ...apply } = useApply(project);
  const empty: ApplicationForm = { role: onlyOf(roles) ?? '', message: '', link: '' };

  // A draft may name a role that has been filled since.
  const check = ({ role, ...form }: ApplicationForm) =>
    findProblems(applicationRules, { ...form, role: roles.some((free) => free === role) ? role : '' });

  return (
    <FormDialog
      title={APPLICATION_MESSAGES.apply}
      lead={[isolateDirection(project.projectName), project.writer && `${project.writer} 님의 팀`]
        .filter(Boolean)
        .join(' · ')}
      closable
      onClose={onClose}
    >
      <AppForm as={DialogForm} initialValues={empty} check={check} {...apply}>
        {isDeleted ? (
          <DeletedPost onClose={onClose} />
        ) : (
          <>
            <DialogBody>
              <FormDraft {...applicationDraft(project.id)} rules={applicationRules} />
              <Fields project={project} roles={roles} />
              <OwnProfile sought={project.skills} />
            </DialogBody>
            <DialogFoot>
              <DialogAside>
                <Icon of={CheckIcon} size={16} />
                쓰던 내용은 남아 있어요
              </DialogAside>
              <Button variant="gray" onClick={onClose}>
                취소
              </Button>
              <SubmitButton size="default">{APPLICATION_MESSAGES.send}</SubmitButton>
            </DialogFoot>
          </>
        )}
      </AppForm>
    </FormDialog>
  );
}

const onlyOf = (roles: readonly Role[]) => (roles.length === 1 ? roles[0] : undefined);

function Fields({ project, roles }: { project: ProjectDetail; roles: readonly Role[] }) {
  const role = useFormField<Role | ''>('role');
  const onlyRole = onlyOf(roles);
  const chooseOnlyRole = useEffectEvent(role.edit);
  const reportFilledRole = useEffectEvent(role.leave);
  const isFilled = role.value !== '' && !roles.includes(role.value);

  // A draft may have been stored before a role was chosen.
  useEffect(() => {
    if (onlyRole && role.value === '') chooseOnlyRole(onlyRole);
  }, [onlyRole, role.value]);

  // The message was written for the role that has been filled since, so no other one is chosen for the member.
  useEffect(() => {
    if (isFilled) reportFilledRole();
  }, [isFilled]);

  return (
    <>
      <RoleRadios roles={roles} seats={project.seats} value={role.value} onChange={role.edit} error={role.error} />
      <FormTextArea
        name="message"
        label={APPLICATION_MESSAGES.messageLabel}
        required
        placeholder={APPLICATION_MESSAGES.messageHint}
        help={`${LIMITS.applicationMessage.min}자 이상 적어 주세요.`}
        max={LIMITS.applicationMessage.max}
      />
      <FormLinkField name="link" label="링크" optional />
    </>
  );
}
