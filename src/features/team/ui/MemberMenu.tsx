import { useId, useState } from 'react';
import { TEAM_MESSAGES, type Team, type TeamMember } from '@contract/team';
import { usePopover } from '@/shared/lib/usePopover';
import { useDialogLocation } from '@/shared/routes';
import { EllipsisIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { useTeamMoves } from '../model/useTeamWrites';
import { RemoveDialog } from './PartingDialogs';
import * as S from './Sidebar.styles';

interface MemberMenuProps {
  team: Team;
  member: TeamMember;
}

/** The leader's actions on a member. */
export function MemberMenu({ team, member }: MemberMenuProps) {
  const { memberId, nickname } = member;
  const { handOver } = useTeamMoves(team);
  const dialog = useDialogLocation();
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const close = () => setOpen(false);
  const { container, button, handlers } = usePopover(isOpen, close);
  const dialogName = `remove ${memberId}`;

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
          <button type="button" onClick={() => choose(() => void handOver(member))}>
            {TEAM_MESSAGES.handOver}
          </button>
          {team.status !== 'DONE' && (
            <button type="button" onClick={() => choose(() => dialog.open(dialogName))}>
              {TEAM_MESSAGES.remove}
            </button>
          )}
        </S.Menu>
      )}
      {dialog.dialog === dialogName && (
        <RemoveDialog projectId={team.projectId} member={member} onClose={dialog.close} />
      )}
    </S.MenuSlot>
  );
}
