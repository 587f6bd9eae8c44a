import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, text, theme } from '@/shared/theme';

export const Skeletons = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

export const Rows = styled.ul(css`
  border-top: 1px solid ${theme.color.border};

  > li {
    padding: ${theme.space[4]} 0 ${theme.space[5]};
    border-bottom: 1px solid ${theme.color['border-subtle']};
    ${focusRing}
  }
`);

export const Head = styled.div(css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  min-height: 44px;

  > button {
    flex: none;
    margin-right: -${theme.space[2]};
  }
`);

export const Name = styled.h2(css`
  flex: 1;
  padding: ${theme.space[2]} 0;
  overflow-wrap: anywhere;
  ${text('title', 700)}
`);

export const Gone = styled.p(css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 44px;
  color: ${theme.color['text-3']};
`);

export const Channels = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[6]};
  margin-top: ${theme.space[2]};

  > a {
    margin-left: auto;
  }
  ${below('phone')} {
    > :first-of-type {
      flex: 1 0 100%;
    }
  }
`);

/** The switch as wide as its label. */
export const Push = styled.div(css`
  > button {
    gap: ${theme.space[3]};
    min-height: 44px;
    padding: 0;
  }
  b {
    color: ${theme.color['text-2']};
    ${text('label', 600)}
  }
`);
