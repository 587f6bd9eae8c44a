import { css, type Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { below } from '@/shared/theme';
import { Link } from 'react-router-dom';
import { MemberAvatar } from './MemberAvatar';

const card = ({ theme }: { theme: Theme }) => css`
  display: grid;
  justify-items: center;
  gap: 12px;
  height: 100%;
  padding: 28px 12px 22px;
  border-radius: ${theme.radius.xl};
  background: ${theme.color['surface-sunken']};
  text-align: center;
  user-select: none;

  ${below('phone')} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    gap: 14px;
    padding: 16px;
    text-align: left;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Card = styled.div(card);

export const CardLink = styled(Link)`
  ${card}

  &:hover {
    background: ${({ theme }) => theme.color['surface-hover']};
  }
  &:focus-visible {
    border-radius: ${({ theme }) => theme.radius.xl};
    outline-offset: -2px;
  }
`;

export const Portrait = styled(MemberAvatar)`
  ${below('phone')} {
    width: 56px;
    height: 56px;
  }
`;

export const Name = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: 700 16px/1.3 ${({ theme }) => theme.font};
`;

export const Words = styled.span`
  display: grid;
  gap: 4px;
  max-width: 100%;
`;

export const Roles = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 14px/1.3 ${({ theme }) => theme.font};
`;
