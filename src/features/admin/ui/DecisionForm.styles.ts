import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Form } from 'formik';
import { below, text, theme } from '@/shared/theme';

export const Rows = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  --reason-columns: 52px minmax(0, 1fr);
  --reason-label-top: ${theme.space[2]};

  ${below('mobile')} {
    gap: ${theme.space[5]};
    --reason-columns: minmax(0, 1fr);
    --reason-label-top: 0;
  }
`;

/** Rows without a label begin where the options do. */
export const Indented = styled.div`
  padding-left: calc(52px + ${theme.space[4]});

  ${below('mobile')} {
    padding-left: 0;
  }
`;

export const Effects = styled.ul(css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${theme.space[4]};
  color: ${theme.color['text-2']};
  ${text('caption')}

  b {
    color: ${theme.color.text};
    font-weight: 700;
  }
`);

export const Send = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};

  > p {
    flex: 1;
    color: ${theme.color['text-3']};
    ${text('caption')}
  }
  &[data-danger] > [type='submit'] {
    background: ${theme.color.danger};
    color: ${theme.color['on-danger']};
    --hover: ${theme.color['danger-hover']};
    --press: ${theme.color['danger-hover']};
  }
  ${below('mobile')} {
    flex-direction: column-reverse;
    align-items: stretch;
    gap: ${theme.space[3]};

    > p {
      text-align: center;
    }
    kbd {
      display: none;
    }
  }
`);
