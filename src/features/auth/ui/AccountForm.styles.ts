import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Form = styled.form(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
`);

export const Submit = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[6]};

  > button {
    min-width: 168px;
  }
  ${below('mobile')} {
    display: grid;
    justify-content: stretch;
    gap: ${theme.space[4]};
  }
`);

/** Sections that send requests of their own and are not saved with the form above. */
export const Apart = styled.div(css`
  padding-top: ${theme.space[7]};
  border-top: 1px solid ${theme.color.border};
`);

/** The link to withdrawal, less prominent. */
export const End = styled.div(css`
  display: flex;
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.border};

  > a {
    margin-left: -${theme.space[4]};
  }
`);
