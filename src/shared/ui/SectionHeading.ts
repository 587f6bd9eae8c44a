import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, text, theme } from '@/shared/theme';

/** The heading of a part of a page. */
export const SectionHeading = styled.h2`
  ${text('h3')}
`;

/** The number of items of the section, after its heading. */
export const SectionCount = styled.span(css`
  margin-left: 2px;
  color: ${theme.color['primary-text']};
  ${tabularNumbers}
`);
