import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Section = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  padding-bottom: ${theme.space[7]};
  margin-bottom: ${theme.space[7]};
  border-bottom: 1px solid ${theme.color.border};
`);

/** An address with its state; the actions stand right of them, on phones below. */
export const Address = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[4]};
  overflow-wrap: anywhere;

  ${below('mobile')} {
    display: grid;
    justify-content: start;
  }
`);

/** What waits for a code; on phones from edge to edge. */
export const Pending = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['accent-soft']};
  overflow-wrap: anywhere;

  ${below('mobile')} {
    margin-inline: -${theme.space[5]};
    border-radius: 0;
  }
`);

export const Divided = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color['border-subtle']};
`);
