import styled from '@emotion/styled';
import { below } from '@/shared/theme';

/** A panel: white background, hairline border, no shadow. */
export const Card = styled.div`
  padding: 28px;
  border-radius: ${({ theme }) => theme.radius.panel};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.border};

  ${below('mobile')} {
    padding: 22px 20px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A panel without an edge, one tone below the page. */
export const SunkenCard = styled(Card)`
  background: ${({ theme }) => theme.color['surface-sunken']};
  box-shadow: none;
`;
