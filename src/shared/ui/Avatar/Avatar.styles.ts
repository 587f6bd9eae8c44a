import styled from '@emotion/styled';

export const Frame = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  width: var(--avatar-size);
  height: var(--avatar-size);
  border-radius: 50%;
  overflow: hidden;
  background: ${({ theme }) => theme.color['surface-sunken']};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.hairline};
  }
`;

export const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
