import styled from '@emotion/styled';
import { Button } from '@/shared/ui/Button';

export const Answer = styled(Button)`
  min-height: 44px;
`;
