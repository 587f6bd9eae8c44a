import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Banner } from '@/shared/ui/Banner';

/** In a column whose texts are centred. */
export const NotLinkedBanner = styled(Banner)(css`
  text-align: start;
`);
