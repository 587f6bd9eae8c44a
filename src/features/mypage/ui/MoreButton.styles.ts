import styled from '@emotion/styled';
import { Icon } from '@/shared/ui/Icon';

export const Arrow = styled(Icon)`
  [aria-expanded='true'] & {
    transform: rotate(180deg);
  }
`;
