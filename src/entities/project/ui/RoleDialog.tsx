import { type SyntheticEvent, useState } from 'react';
import { APPLICATION_MESSAGES } from '@contract/application';
import { ROLE_LABELS, type Role } from '@contract/skill';
import { useDialogEntry } from '@/shared/lib/dialogHistory';
import { Button } from '@/shared/ui/Button';
import { DialogBody, DialogFoot, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { RadioRows } from '@/shared/ui/RadioRows';

export interface RoleDialogProps {
  roles: readonly Role[];
  onChoose: (role: Role) => void;
  onClose: () => void;
}

/** Asks for the role in which the invited member joins (D108). */
export function RoleDialog({ roles, onChoose, onClose }: RoleDialogProps) {
  const [role, setRole] = useState<Role | ''>('');
  const [isMissing, setMissing] = useState(false);
  const { isLeaving, leave } = useDialogEntry<Role>((chosen) => (chosen ? onChoose(chosen) : onClose()));

  function choose(event: SyntheticEvent) {
    event.preventDefault();
    if (role === '') setMissing(true);
    else leave(role);
  }

  function change(chosen: Role) {
    setRole(chosen);
    setMissing(false);
  }

  if (isLeaving) return null;
  return (
    <FormDialog title="어떤 역할로 함께할까요?" onClose={() => leave()}>
      <DialogForm onSubmit={choose} noValidate>
        <DialogBody>
          <RadioRows
            label={APPLICATION_MESSAGES.roleLabel}
            required
            options={roles.map((value) => ({ value, label: ROLE_LABELS[value] }))}
            value={role}
            onChange={change}
            error={isMissing ? APPLICATION_MESSAGES.role : undefined}
          />
        </DialogBody>
        <DialogFoot>
          <Button variant="gray" onClick={() => leave()}>
            취소
          </Button>
          <Button type="submit">수락</Button>
        </DialogFoot>
      </DialogForm>
    </FormDialog>
  );
}
