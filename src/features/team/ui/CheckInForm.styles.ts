import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';
import { RadioRow } from '@/shared/ui/RadioRows';

export { SectionHeading as Title } from '@/shared/ui/SectionHeading';

export const Box = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[6]};
  border-radius: ${theme.radius['2xl']};
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  ${below('mobile')} {
    padding: ${theme.space[5]};
    border-radius: ${theme.radius.xl};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

/** A row of radio buttons; on phones the mark is above its label. */
export const Mood = styled(RadioRow)`
  gap: ${theme.space[2]};
  padding: 0 ${theme.space[4]};
  font-size: 15px;

  ${below('mobile')} {
    flex-direction: column;
    justify-content: center;
    gap: ${theme.space[2]};
    min-height: 80px;
    padding: 0 ${theme.space[1]};
    font-size: 13.5px;
    text-align: center;
  }
`;

export const Foot = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color['text-3']};
  ${text('caption')}

  [role='status'] {
    color: ${theme.color['success-text']};
    font-weight: 600;
  }
  > span:first-of-type {
    margin-left: 0;
  }
  > span:nth-of-type(2)::before {
    content: '•';
    content: '•' / '';
    margin-right: ${theme.space[4]};
  }
  > button {
    min-width: 112px;
    margin-left: auto;
  }
  ${below('mobile')} {
    > button {
      flex-basis: 100%;
      margin: ${theme.space[1]} 0 0;
    }
  }
`);
