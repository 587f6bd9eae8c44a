import styled from '@emotion/styled';
import { tabularNumbers, text } from '@/shared/theme';

/** The heading of a part of a page. */
export const SectionHeading = styled.h2`
  ${text('h3')}
`;

/** The number of items of the section, after its heading. */
export const SectionCount = styled.span`
  margin-left: 2px;
  color: ${({ theme }) => theme.color['primary-text']};
  ${tabularNumbers}
`;
