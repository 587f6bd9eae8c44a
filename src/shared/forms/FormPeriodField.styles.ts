import styled from '@emotion/styled';
import { below } from '@/shared/theme';

export const Period = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  /* Two whole dates side by side at 320 px. */
  ${below('phone')} {
    gap: 6px;

    input {
      padding-inline: 12px;
    }
  }
`;
