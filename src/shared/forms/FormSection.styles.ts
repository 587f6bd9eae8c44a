import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export { SectionHeading as Title } from '@/shared/ui/SectionHeading';

export const Section = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding: ${theme.space[7]} 0 ${theme.space[3]};
  border-top: 1px solid ${theme.color.border};

  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
  ${below('mobile')} {
    gap: ${theme.space[6]};
    padding-top: ${theme.space[6]};
  }
`);

export const Head = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`;

export const Optional = styled.span(css`
  margin-left: 3px;
  color: ${theme.color['text-3']};
  ${text('caption')}
  letter-spacing: 0;
`);

export const Hint = styled.p(css`
  color: ${theme.color['text-3']};
  ${text('label', 500)}
`);

/** Fields side by side; one column on phones. */
export const FormColumns = styled.div<{ columns?: number }>`
  display: grid;
  grid-template-columns: repeat(${({ columns = 2 }) => columns}, minmax(0, 1fr));
  gap: ${theme.space[6]} ${theme.space[4]};
  align-items: start;

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
`;

/** The sections of a form, one below the other. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;
