import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 44px;
`;

export const Week = styled.h3(css`
  padding: 12px 0 2px;
  color: ${theme.color['text-3']};
  font: 600 14px/1.4 ${theme.font};
`);

/** The text of a row is aligned with the heading; its hover reaches into the margin. */
export const Lines = styled.ul`
  margin: 0 -16px;
`;

export const Skeletons = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 12px;
`;

export const End = styled.p(css`
  padding-top: 20px;
  color: ${theme.color['text-3']};
  font: 500 14px/1.4 ${theme.font};
  text-align: center;
`);
