import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The year on the visitor's calendar. The prerendered page carries the build's, so hydration starts from that. */
export const useVisitorYear = () =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  );
