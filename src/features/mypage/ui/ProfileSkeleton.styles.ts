import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';
import { Skeleton } from '@/shared/ui/Skeleton';
import { NARROW_PORTRAIT } from './ProfileHeader.styles';
import { Section } from './Section.styles';

export const TabRow = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  min-height: 57px;
  border-bottom: 1px solid ${theme.color.border};

  ${below('mobile')} {
    gap: ${theme.space[5]};
    min-height: 53px;
  }
`);

export const Portrait = styled(Skeleton)`
  width: 112px;
  height: 112px;
  border-radius: 50%;

  ${below('side')} {
    width: ${NARROW_PORTRAIT};
    height: ${NARROW_PORTRAIT};
  }
`;

export const Part = styled(Section)`
  padding-top: ${theme.space[7]};
`;
