import styled from '@emotion/styled';
import { below } from '@/shared/theme';

export { IconCountBadge as Count } from '@/shared/ui/IconCountBadge';

/** On a phone the panel is positioned by the header, whose width it has. */
export const Wrapper = styled.div`
  position: relative;

  ${below('mobile')} {
    position: static;
  }
`;

export const Bell = styled.div`
  display: flex;
  position: relative;
`;
