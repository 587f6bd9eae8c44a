import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';
import { MemberAvatar } from '@/entities/member';

/** The size of the picture in one column; on the narrowest phones a line of ten letters fits beside it. */
export const NARROW_PORTRAIT = 'clamp(56px, 18.5vw, 72px)';

/** In one column the picture is smaller and beside the name. */
export const Person = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${below('side')} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space[4]};
  }
`;

export const Portrait = styled(MemberAvatar)`
  ${below('side')} {
    width: ${NARROW_PORTRAIT};
    height: ${NARROW_PORTRAIT};
  }
`;

export const Naming = styled.hgroup`
  display: grid;
  gap: ${theme.space[2]};

  &:not([data-own]) {
    padding-right: ${theme.space[8]};
  }
  /* Space for the icons right of it; on a phone the name has a line of its own. */
  ${below('side')} {
    &[data-own] {
      padding-right: ${theme.section.lg};
    }
  }
  ${below('phone')} {
    &[data-own] {
      padding-right: 0;
    }
    &[data-own] > p {
      padding-right: ${theme.section.lg};
    }
  }
`;

/** The own record and the form of the profile; on phones side by side. */
export const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};

  ${below('side')} {
    grid-column: 1 / -1;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;

    > a {
      padding-inline: ${theme.space[2]};
    }
  }
`;
