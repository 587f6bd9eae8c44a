import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, clampLines, stretchedLink, theme } from '@/shared/theme';

export const Posts = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  > li {
    display: grid;
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Post = styled.article(css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
  padding: 18px 20px 16px;
  border-radius: 18px;
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  > h3 {
    ${clampLines(2)}
    font: 650 16px/1.45 ${theme.font};
    letter-spacing: -0.012em;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Cover = styled(Link)(css`
  ${stretchedLink('18px')}
  &:hover {
    text-decoration: underline;
  }
`);

export const Terms = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  min-height: 26px;
  margin-top: auto;
  color: ${theme.color['text-2']};
  font: 500 13px/1.2 ${theme.font};

  > :nth-child(3) {
    margin-left: auto;
  }
`);
