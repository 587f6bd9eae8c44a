import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { LIMITS } from '@contract/limits';
import { type InvitedProject } from '@contract/mypage';
import { scrollIntoPlace } from '@/shared/lib/scrollIntoPlace';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { useAppLocation } from '@/shared/routes';
import { ARCHIVES_ID } from '../lib/headings';
import { usePreview } from '../model/usePreview';
import { ProjectInvitation } from './ProjectInvitation';
import { MoreButton } from './MoreButton';
import { Section } from './Section';
import * as S from './Waiting.styles';

/** The fragment of `paths.ownInvitations`. */
const ID = 'profile-invitations';

interface InvitationsProps {
  /** The newest ones. */
  invitations: readonly InvitedProject[];
  /** The number of all. */
  total: number;
}

/** Pending invitations of any age. */
export function Invitations({ invitations, total }: InvitationsProps) {
  const { shown, ...more } = usePreview(ID, invitations, LIMITS.activityPreview);
  const keepFocus = useFocusRestore(ID, ARCHIVES_ID);
  useFocusFromLink();

  if (invitations.length === 0) return null;
  return (
    <Section id={ID} title="받은 초대" count={total}>
      <S.Rows onFocus={keepFocus}>
        {shown.map((invitation) => (
          <ProjectInvitation key={invitation.projectInvitedMemberId} invitation={invitation} />
        ))}
      </S.Rows>
      <MoreButton describedBy={ID} {...more} />
    </Section>
  );
}

/** A link to the invitations scrolls to their heading and focuses it; the back button restores the position instead. */
function useFocusFromLink() {
  const { hash } = useAppLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const focusHeading = useEffectEvent(() => {
    if (isReturn || hash !== `#${ID}`) return;
    const heading = document.getElementById(ID);
    if (heading) scrollIntoPlace(heading, 'center');
    heading?.focus({ preventScroll: true });
  });

  useEffect(() => focusHeading(), []);
}
