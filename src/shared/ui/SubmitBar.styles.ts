import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { from, print, shortLandscape, sidePadding, text, theme } from '@/shared/theme';

const inner = { shouldForwardProp: (name: string) => name !== 'narrowOnly' };

export const Bar = styled('div', inner)<{ narrowOnly: boolean }>`
  position: fixed;
  left: 0;
  right: 0;
  bottom: 0;
  z-index: ${theme.z.sticky};
  padding-block: 12px calc(12px + env(safe-area-inset-bottom));
  ${sidePadding('20px')}
  border-top: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  ${from('side')} {
    display: ${({ narrowOnly }) => (narrowOnly ? 'none' : 'block')};
  }

  ${shortLandscape} {
    position: static;
    margin-top: 24px;
  }
  ${print} {
    display: none;
  }
`;

export const Row = styled.div(css`
  display: flex;
  align-items: center;
  gap: 24px;
  width: 100%;
  max-width: 640px;
  margin: 0 auto;

  > button {
    min-width: 132px;
  }
  ${from('mobile')} {
    > button {
      min-width: 168px;
    }
  }
`);

export const Side = styled.div(css`
  display: grid;
  flex: 1;
  gap: 8px;
  min-width: 96px;
  ${text('label', 500)}
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
`);
