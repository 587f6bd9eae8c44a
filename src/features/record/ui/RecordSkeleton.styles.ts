import styled from '@emotion/styled';
import { below } from '@/shared/theme';

export const Head = styled.div`
  display: grid;
  gap: 14px;
  margin-top: 28px;

  ${below('mobile')} {
    margin-top: 14px;
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
  gap: 36px;
  margin-top: 160px;
`;
