import styled from '@emotion/styled';
import { below, text } from '@/shared/theme';

export const Credits = styled.dl`
  border-top: 2px solid ${({ theme }) => theme.color.text};

  > div {
    display: grid;
    grid-template-columns: 1fr 2fr;
    padding: 24px 4px;
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
  }
  dt {
    color: ${({ theme }) => theme.color['text-3']};
    ${text('body-l')}
  }
  dd {
    ${text('h3')}
  }

  ${below('mobile')} {
    > div {
      grid-template-columns: 104px 1fr;
      padding: 18px 2px;
    }
  }
`;
