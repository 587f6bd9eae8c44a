import styled from '@emotion/styled';
import { below, focusRing } from '@/shared/theme';

export const Corner = styled.div`
  display: flex;
  flex: none;
  gap: 10px;

  ${below('mobile')} {
    gap: 0;
  }
`;

export const Picture = styled.div`
  a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${({ theme }) => theme.radius.full};
    ${focusRing}
  }
`;
