import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

/** Figure beside keywords where the column is wide enough. */
export const Facts = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: end;
  gap: ${theme.space[8]};
  padding: ${theme.space[1]} 0 ${theme.space[7]};

  > div:first-of-type {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[5]};
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
  ${below('mobile')} {
    padding-bottom: ${theme.space[5]};
  }
`;
