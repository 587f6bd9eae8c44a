import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistReducer, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { signupSlice } from '@/features/signup';
import { api, uploadSlice } from '@/shared/api';
import { draftsPersistence, draftsSlice } from '@/shared/drafts';
import { sessionEngine } from '@/shared/lib/sessionEngine';
import { sessionPersistence, sessionSlice, returnToSlice } from '@/shared/session';
import { devTools } from './devTools';
import { createListeners } from './listeners';
import { type Navigation } from './navigation';

const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [uploadSlice.reducerPath]: uploadSlice.reducer,
  [signupSlice.reducerPath]: signupSlice.reducer,
  session: persistReducer(sessionPersistence, sessionSlice.reducer),
  returnTo: persistReducer({ key: 'returnTo', version: 1, storage: sessionEngine }, returnToSlice.reducer),
  drafts: persistReducer(draftsPersistence, draftsSlice.reducer),
});

/** The one store; tests make their own from it. */
export function createStore(navigation: Navigation) {
  return configureStore({
    reducer: rootReducer,
    devTools,
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] } })
        .prepend(createListeners(navigation))
        .concat(api.middleware),
    // Batched updates are rendered in a task: in a frame, the toolkit's default, rendering and painting are one long task.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
  });
}

export type AppStore = ReturnType<typeof createStore>;
