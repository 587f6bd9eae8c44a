import { useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths, useAppLocation } from '@/shared/routes';
import { homeReached } from '@/shared/session';
import { type Navigation } from './navigation';

interface ConnectNavigationProps {
  navigation: Navigation;
}

/** Makes the router available outside React, and reports when a member who was sent home has arrived. */
export function ConnectNavigation({ navigation }: ConnectNavigationProps) {
  const { pathname, search, hash, state, key } = useAppLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();

  useLayoutEffect(() => {
    navigation.connect((to, options) => void navigate(to, options), { pathname, search, hash, state });
  }, [navigation, navigate, pathname, search, hash, state]);

  // The key distinguishes a new visit of the home page from the one that was left.
  useLayoutEffect(() => {
    if (pathname === paths.home) dispatch(homeReached());
  }, [dispatch, pathname, key]);

  return null;
}
