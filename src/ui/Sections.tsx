import type { ComponentType } from 'react';

type Props = { all: Record<string, ComponentType>; shown: readonly string[] | undefined };

/** What a page shows below its head: all in the page's order, or what the company chose. */
export const Sections = ({ all, shown = Object.keys(all) }: Props) =>
  shown.map((name) => {
    const Section = all[name]!;
    return <Section key={name} />;
  });
