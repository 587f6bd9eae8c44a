import { useId, useState } from 'react';
import { TEAM_MESSAGES, type Team, type TeamMember } from '@contract/team';
import { usePopover } from '@/shared/lib/usePopover';
import { useDialogLocation } from '@/shared/routes';
import { EllipsisIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { HandOverDialog } from './HandOverDialog';
import { RemoveDialog } from './PartingDialogs';
import * as S from './Sidebar.styles';

interface MemberMenuProps {
  team: Team;
  member: TeamMember;
}

/** The leader's actions on a member. */
export function MemberMenu({ team, member }: MemberMenuProps) {
  const { memberId, nickname } = member;
  const dialog = useDialogLocation();
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const close = () => setOpen(false);
  const { container, button, handlers } = usePopover(isOpen, close);
  const removing = `remove ${memberId}`;
  const handingOver = `hand over ${memberId}`;

  /** The focus moves to the button before the menu closes, so that a dialog restores it there. */
  function choose(act: () => void) {
    button.current?.focus();
    close();
    act();
  }

  return (
    <S.MenuSlot ref={container} {...handlers}>
      <IconButton
        ref={button}
        label={`${nickname} 님 더 보기`}
        icon={EllipsisIcon}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <S.Menu id={menuId}>
          {!member.suspended && (
            <button type="button" onClick={() => choose(() => dialog.open(handingOver))}>
              {TEAM_MESSAGES.handOver}
            </button>
          )}
          {team.status !== 'DONE' && (
            <button type="button" onClick={() => choose(() => dialog.open(removing))}>
              {TEAM_MESSAGES.remove}
            </button>
          )}
        </S.Menu>
      )}
      {dialog.dialog === handingOver && <HandOverDialog team={team} successor={member} onClose={dialog.close} />}
      {dialog.dialog === removing && <RemoveDialog projectId={team.projectId} member={member} onClose={dialog.close} />}
    </S.MenuSlot>
  );
}
