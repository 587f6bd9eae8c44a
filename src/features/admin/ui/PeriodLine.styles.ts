import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Line = styled.div<{ tone: 'primary' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  --mark: ${({ tone }) => theme.color[tone]};

  > i {
    flex: 1;
    height: 3px;
    background: ${({ tone }) =>
      tone === 'primary' ? theme.color.border : `color-mix(in srgb, ${theme.color.danger} 24%, transparent)`};
  }
  @media (forced-colors: active) {
    > i {
      border-top: 3px solid;
    }
  }
`;

export const Begin = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  border-radius: 50%;
  background: var(--mark);

  @media (forced-colors: active) {
    border: 7px solid;
  }
`;

export const End = styled(Begin)`
  border-radius: 28%;
  background: none;
  box-shadow: inset 0 0 0 2.5px var(--mark);

  @media (forced-colors: active) {
    border: 2px solid;
  }
`;
