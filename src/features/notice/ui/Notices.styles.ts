import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Head = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-height: 44px;
`;

export const Week = styled.h3(css`
  padding: ${theme.space[3]} 0 2px;
  color: ${theme.color['text-3']};
  ${text('label')}
`);

/** The text of a row is aligned with the heading; its hover reaches into the margin. */
export const Lines = styled.ul`
  margin: 0 -${theme.space[4]};
`;

export const End = styled.p(css`
  padding-top: ${theme.space[5]};
  color: ${theme.color['text-3']};
  ${text('label', 500)}
  text-align: center;
`);
