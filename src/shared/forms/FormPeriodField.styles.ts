import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Period = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};

  /* Two whole dates side by side at 320 px. */
  ${below('phone')} {
    gap: ${theme.space[2]};

    input {
      padding-inline: ${theme.space[3]};
    }
  }
`;
