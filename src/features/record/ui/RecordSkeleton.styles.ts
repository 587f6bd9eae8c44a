import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Head = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[6]};

  ${below('mobile')} {
    margin-top: ${theme.space[3]};
  }
`;

export const Figure = styled.div`
  --size: 212px;
  display: grid;
  grid-template-columns: var(--size) minmax(0, 1fr) var(--size);
  align-items: center;
  height: var(--size);

  > :first-of-type,
  > :last-of-type {
    height: var(--size);
  }
  ${below('mobile')} {
    --size: 116px;
  }
`;

export const Rows = styled.div`
  display: grid;
  gap: ${theme.space[7]};
  margin-top: calc(2 * ${theme.space[8]} + ${theme.section.md});
`;
