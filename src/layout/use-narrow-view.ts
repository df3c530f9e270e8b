import { useMediaQuery } from '../ui/use-media-query.ts';

/** 1024 px or less: the header's links give way to the drawer. The media queries of Header and Drawer are its twins. */
export const NARROW_VIEW = '(width <= 1024px)';

export const useNarrowView = () => useMediaQuery(NARROW_VIEW);
