/** Icons that a company chooses by name. The icons of buttons are in src/ui/Icon.tsx. */

/** Strokes on a 24 px grid. */
export const NETWORKS = {
  linkedin: {
    name: 'LinkedIn',
    shape:
      'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 10.5V17M8 7v.5M12 17v-6.5M12 13.5c0-1.8 1.2-3 2.6-3S17 11.6 17 13.3V17',
  },
  instagram: {
    name: 'Instagram',
    shape:
      'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM16.9 7v.2',
  },
  youtube: {
    name: 'YouTube',
    shape: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
  },
  facebook: {
    name: 'Facebook',
    shape: 'M16.5 3.5H14A4 4 0 0 0 10 7.5V11H7.5v3.5H10V21h3.5v-6.5H16l.5-3.5h-3V8c0-.6.4-1 1-1h2z',
  },
  x: { name: 'X', shape: 'M4 4l12.5 16H20L7.5 4zM4.5 20l6-6.8M13.4 10.9l6-6.9' },
  tiktok: {
    name: 'TikTok',
    shape: 'M10.5 11a4 4 0 1 0 4 4V3.5c.4 2.6 2 4.3 4.5 4.5',
  },
  xing: {
    name: 'XING',
    shape: 'M5 7.5h3l2.2 4-3.2 5.5H4l3.2-5.5zM17 3h3.2l-6 10.5L18 21h-3.2L11 13.5z',
  },
  whatsapp: {
    name: 'WhatsApp',
    shape:
      'M12 3a9 9 0 0 0-7.8 13.5L3 21l4.6-1.2A9 9 0 1 0 12 3zM9 8c-1.5 3.5 3.5 8.5 7 7l-1-2-1.7.7-2.3-2.3.7-1.7z',
  },
  threads: {
    name: 'Threads',
    shape:
      'M18 9.5C17.5 6 15 4 12 4c-4 0-6.5 3-6.5 8s2.5 8 6.5 8c3.5 0 5.5-2 5.5-4.200C17.5 11 9 10.5 9 14.3c0 1.200 1 2.200 2.600 2.200 2.4 0 3.4-2 3.4-4.5S13.800 8.5 12 8.5c-1.200 0-2 .4-2.600 1.3',
  },
  kununu: { name: 'kununu', shape: 'M7 4v16M17 8l-8.5 6.3M12 11.8 17.5 20' },
};

/** Thin lines on a 48 px grid, and one part each in the accent colour. */
export const SERVICE_ICONS = {
  express: {
    shape:
      'M13 10h19v24h-6M13 34V10M32 18h7l6 7v9h-2M35 34h-3M17 34h-4M21.5 31a4 4 0 1 0 0 8 4 4 0 0 0 0-8M39 31a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
    accent: 'M2 16h7M5 22h4M2 28h7',
  },
  fuel: {
    shape: 'M34 17V9H3v27h20M9 28h9M36.5 21c5 6.6 8 10.4 8 14a8 8 0 0 1-16 0c0-3.6 3-7.4 8-14z',
    accent: 'M3 17h31',
  },
  vehicle: {
    shape: 'M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38M24 19a5 5 0 1 0 0 10 5 5 0 0 0 0-10M24 29v13.5',
    accent: 'M5.5 24H19M29 24h13.5',
  },
  cover: {
    shape: 'M24 4 41 10v13c0 10-7 17-17 21C14 40 7 33 7 23V10z',
    accent: 'M7.5 25H17c2 0 2-7 4.5-7s2.5 7 9.5 7h9.5',
  },
  sos: { shape: 'M4 41 24 6l20 35M24 19v10M24 34.5v.5', accent: 'M3 41h42' },
  partner: {
    shape: 'M17 10a14 14 0 1 0 0 28 14 14 0 0 0 0-28M31 10a14 14 0 1 0 0 28 14 14 0 0 0 0-28',
    accent: 'M17 24h14',
  },
  container: {
    shape: 'M4 13h40v23H4zM10 19v11M16 19v11M22 19v11M28 19v11M38 13v23M8 36v4M40 36v4',
    accent: 'M33 13v23',
  },
  warehouse: { shape: 'M4 42V18L24 6l20 12v24M12 42V26h24v16', accent: 'M12 31.5h24M12 37h24' },
  pallet: {
    shape: 'M4 35h40M4 42h40M8 35v7M24 35v7M40 35v7M10 35V21h13v14M25 35V10h13v25',
    accent: 'M25 18h13',
  },
  thermometer: {
    shape: 'M17 28V9.5a5 5 0 0 1 10 0V28a9 9 0 1 1-10 0M33 9h7M33 16h4M33 23h7',
    accent: 'M22 36V16',
  },
  customs: {
    shape: 'M25 43H9V5h19l9 9v10M28 5v9h9M15 15h7M15 22h14M15 29h8',
    accent: 'M34 29a7 7 0 1 0 0 14 7 7 0 0 0 0-14M31 36l2.3 2.3 4-4.3',
  },
  ferry: {
    shape: 'M3 27h42l-5 11H9zM9 27v-8h22v8M15 19v-7h10v7M37 27V15h4',
    accent: 'M3 43.5c3.5 0 3.5-2 7-2s3.5 2 7 2 3.5-2 7-2 3.5 2 7 2 3.5-2 7-2 3.5 2 7 2',
  },
  rail: {
    shape:
      'M15 5h18a5 5 0 0 1 5 5v21a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5M10 22h28M24 9v13M15 36l-5 8M33 36l5 8M12.5 40h23',
    accent: 'M16 29h3M29 29h3',
  },
  air: {
    shape:
      'M24 4c2 0 3.5 3 3.5 6v8L44 28v4l-16.5-4.5V36l5 4v4L24 41.5 15.5 44v-4l5-4v-8.5L4 32v-4l16.5-10v-8c0-3 1.5-6 3.5-6z',
    accent: 'M24 13v19',
  },
  pharma: {
    shape:
      'M16 4h16v7H16zM19 11v4c0 3-6 4.5-6 9v16a4 4 0 0 0 4 4h14a4 4 0 0 0 4-4V24c0-4.5-6-6-6-9v-4',
    accent: 'M24 26v11M18.5 31.5h11',
  },
  flowers: {
    shape:
      'M24 25v19M24 38c-6.5 0-10-3.5-11-9.5 6.5 0 10 3.5 11 9.5M24 41c6.5 0 10-3.5 11-9.5-6.5 0-10 3.5-11 9.5',
    accent: 'M14 6l5.5 4.5L24 4l4.5 6.5L34 6v9.5a10 10 0 0 1-20 0z',
  },
  fish: {
    shape: 'M4 24c7-11 22-14 31-2.5L44 13v22l-9-8.5C26 38 11 35 4 24M12 22v.5',
    accent: 'M19 16c3 5 3 11 0 16',
  },
  clock: {
    shape: 'M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38M24 5v4M43 24h-4M24 43v-4M5 24h4',
    accent: 'M24 14v10l7 5',
  },
};
