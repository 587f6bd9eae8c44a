import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

/** `:where` keeps the variants as specific as the class, so that `styled(Stack)` overrides them. */
const gaps = Object.entries(theme.space)
  .map(([step, space]) => `&:where([data-gap='${step}']) { gap: ${space}; }`)
  .join('\n');

export const Column = styled.div(css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${gaps}
`);
