import styled from '@emotion/styled';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-bottom: 48px;

  > ul {
    margin: 0 -16px;
  }
`;
