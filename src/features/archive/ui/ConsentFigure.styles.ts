import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { MemberAvatar } from '@/entities/member';
import { below, theme } from '@/shared/theme';

export const Face = styled(MemberAvatar)`
  width: 56px;
  height: 56px;

  ${below('mobile')} {
    width: 44px;
    height: 44px;
  }
`;

export const Joint = styled.span(css`
  width: 20px;
  height: 5px;
  background: ${theme.color.primary};
`);

export const Story = styled.span(css`
  display: grid;
  flex: none;
  width: 90px;
  height: 56px;
  border-radius: ${theme.radius.lg};
  overflow: hidden;

  ${below('mobile')} {
    width: 72px;
    height: 48px;
    border-radius: ${theme.radius.md};
  }
`);
