// The smallest page on the product's stack: the lower bound for every page. Without JSX, since the build compiles only
// `src` and `contract`.
import styled from '@emotion/styled';
import { configureStore } from '@reduxjs/toolkit';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const Title = styled.h1`
  font-size: 40px;
`;
const store = configureStore({ reducer: (state = {}) => state });
const page = createElement('main', null, createElement(Title, null, '팀이음'));

createRoot(globalThis.document.getElementById('root')).render(
  createElement(
    Provider,
    { store },
    createElement(BrowserRouter, null, createElement(Routes, null, createElement(Route, { path: '*', element: page }))),
  ),
);
