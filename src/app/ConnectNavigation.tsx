import { useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths, useAppLocation } from '@/shared/routes';
import { homeReached } from '@/shared/session';
import { type Navigation } from './navigation';

interface ConnectNavigationProps {
  navigation: Navigation;
}

/** Lends the router to what lives outside React, and reports the arrival of a member who was sent home. */
export function ConnectNavigation({ navigation }: ConnectNavigationProps) {
  const { pathname, search, hash, state, key } = useAppLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();

  useLayoutEffect(() => {
    navigation.connect((to, options) => void navigate(to, options), { pathname, search, hash, state });
  }, [navigation, navigate, pathname, search, hash, state]);

  // The key tells a new visit of the home page from the one it was left from.
  useLayoutEffect(() => {
    if (pathname === paths.home) dispatch(homeReached());
  }, [dispatch, pathname, key]);

  return null;
}
