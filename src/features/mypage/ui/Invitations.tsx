import { useEffect, useRef } from 'react';
import { LIMITS } from '@contract/limits';
import { type InvitedProject } from '@contract/mypage';
import { usePreview } from '../model/usePreview';
import { InvitationRow } from './InvitationRow';
import { MoreButton } from './MoreButton';
import { Section } from './Section';
import * as S from './Waiting.styles';

const ID = 'profile-invitations';

interface InvitationsProps {
  invitations: readonly InvitedProject[];
}

/** Posts that want the member, however long ago they asked (D57). */
export function Invitations({ invitations }: InvitationsProps) {
  const { shown, ...more } = usePreview(ID, invitations, LIMITS.activityPreview);
  useFocusKept(invitations.length);

  if (invitations.length === 0) return null;
  return (
    <Section id={ID} title="받은 초대" count={invitations.length}>
      <S.Rows>
        {shown.map((invitation) => (
          <InvitationRow key={invitation.projectInvitedMemberId} invitation={invitation} />
        ))}
      </S.Rows>
      <MoreButton describedBy={ID} {...more} />
    </Section>
  );
}

/** An answered invitation goes, and with it the button that was pressed: the focus goes to the heading. */
function useFocusKept(length: number) {
  const before = useRef(length);

  useEffect(() => {
    const isFewer = length < before.current;
    before.current = length;
    if (isFewer && document.activeElement === document.body)
      document.getElementById(ID)?.focus({ preventScroll: true });
  }, [length]);
}
