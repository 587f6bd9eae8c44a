import { useState } from 'react';
import { type Role } from '@contract/skill';
import { AnswerButtons } from '@/shared/ui/AnswerButtons';
import { type ButtonProps } from '@/shared/ui/Button';
import { lazyDialog } from '@/shared/ui/lazyDialog';
import { type RoleDialogProps } from './RoleDialog';

const RoleDialog = lazyDialog<RoleDialogProps>(
  async () => (await import('./RoleDialog')).RoleDialog,
  ({ onClose }) => onClose,
);

interface InvitationButtonsProps extends Pick<ButtonProps, 'size'> {
  /** The id of the invitation's text. */
  describedBy: string;
  /** The roles to choose from; empty when the post has no seats by role. */
  roles: readonly Role[];
  /** The pending answer. */
  answering: 'accept' | 'decline' | null;
  onAccept: (role?: Role) => Promise<unknown>;
  onDecline: () => Promise<unknown>;
}

/** The two answers to an invitation; accepting asks for the role where several are free (D108). */
export function InvitationButtons({ size = 'small', roles, answering, onAccept, ...props }: InvitationButtonsProps) {
  const { describedBy, onDecline } = props;
  const [isChoosing, setChoosing] = useState(false);

  async function accept() {
    if (roles.length > 1) setChoosing(true);
    else await onAccept(roles[0]);
  }

  function choose(role: Role) {
    setChoosing(false);
    void onAccept(role);
  }

  return (
    <>
      <AnswerButtons
        size={size}
        describedBy={describedBy}
        decline={{ label: '거절', isSending: answering === 'decline', send: onDecline }}
        accept={{ label: '수락', isSending: answering === 'accept', send: accept }}
      />
      {isChoosing && <RoleDialog roles={roles} onChoose={choose} onClose={() => setChoosing(false)} />}
    </>
  );
}
