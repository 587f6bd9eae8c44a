import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, text, theme } from '@/shared/theme';
import { RadioRow } from '@/shared/ui/RadioRows';

export { SectionHeading as Title } from '@/shared/ui/SectionHeading';

export const Box = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  padding: 28px;
  border-radius: ${theme.radius.panel};
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  ${below('mobile')} {
    padding: 20px;
    border-radius: ${theme.radius.xl};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 12px;
`;

export const Span = styled.p(css`
  ${text('caption')}
  color: ${theme.color['text-3']};
  ${tabularNumbers}
`);

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

export const Moods = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;

  ${below('mobile')} {
    gap: 6px;
  }
`;

/** A row of radio buttons; on phones the mark is above its label. */
export const Mood = styled(RadioRow)`
  gap: 10px;
  padding: 0 16px;
  font-size: 15px;

  ${below('mobile')} {
    flex-direction: column;
    justify-content: center;
    gap: 8px;
    min-height: 80px;
    padding: 0 4px;
    font-size: 13.5px;
    text-align: center;
  }
`;

export const Foot = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  color: ${theme.color['text-3']};
  font: 500 13px/1.4 ${theme.font};

  [role='status'] {
    color: ${theme.color['success-text']};
    font-weight: 600;
  }
  > span:first-of-type {
    margin-left: 0;
  }
  > button {
    min-width: 112px;
    margin-left: auto;
  }
  ${below('mobile')} {
    > button {
      flex-basis: 100%;
      margin: 4px 0 0;
    }
  }
`);
