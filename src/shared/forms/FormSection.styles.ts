import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export { SectionHeading as Title } from '@/shared/ui/SectionHeading';

export const Section = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding: 32px 0 12px;
  border-top: 1px solid ${theme.color.border};

  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
  ${below('mobile')} {
    gap: 24px;
    padding-top: 28px;
  }
`);

export const Head = styled.div`
  display: grid;
  gap: 4px;
`;

export const Optional = styled.span(css`
  margin-left: 3px;
  color: ${theme.color['text-3']};
  font: 500 13px/1.4 ${theme.font};
  letter-spacing: 0;
`);

export const Hint = styled.p(css`
  color: ${theme.color['text-3']};
  font: 500 14px/1.45 ${theme.font};
`);

/** Fields side by side; one column on phones. */
export const FormColumns = styled.div<{ columns?: number }>`
  display: grid;
  grid-template-columns: repeat(${({ columns = 2 }) => columns}, minmax(0, 1fr));
  gap: 28px 16px;
  align-items: start;

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`;

/** The sections of a form, one below the other. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
`;
