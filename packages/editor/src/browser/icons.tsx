/** Drawn on a 20 px grid, in the colour of the text next to them. */
const shapes = {
  Undo: 'M7.5 4 4 7.5 7.5 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8',
  Redo: 'M12.5 4 16 7.5 12.5 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H12',
  Edit: 'm3.5 16.5.8-3.4 8.9-8.9 2.6 2.6-8.9 8.9z',
  Desktop: 'M2.5 4h15v9.5h-15zM7.5 16.5h5M10 13.5v3',
  Phone: 'M6 2.5h8v15H6zM9 15h2',
  Dark: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z',
  text: 'M4 6V4.5h12V6M10 4.5v11M8 15.5h4',
  pictures: 'M3 4h14v12H3zM3 13.5l4-3.5 3.5 3 2.5-2 4 3.5M12.6 7.4h.1',
  changes: 'M10 5.5v5l3 1.75M3.2 8.5A7 7 0 1 1 3 10.5M3 5v3.5h3.5',
  close: 'm5 5 10 10M15 5 5 15',
};

export type IconName = keyof typeof shapes;

export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
);
