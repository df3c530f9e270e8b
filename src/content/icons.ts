/** What a company chooses by name, and how it is drawn. Those of buttons are in src/ui/Icon.tsx. */

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
      'M12 3a9 9 0 0 0-7.8 13.5L3 21l4.6-1.2A9 9 0 1 0 12 3zM9 8c-1.5 3.5 3.5 8.5 7 7l-1-2-1.7.7-2.300-2.300.7-1.7z',
  },
  threads: {
    name: 'Threads',
    shape:
      'M18 9.5C17.5 6 15 4 12 4c-4 0-6.5 3-6.5 8s2.5 8 6.5 8c3.5 0 5.5-2 5.5-4.200C17.5 11 9 10.5 9 14.300c0 1.200 1 2.200 2.600 2.200 2.4 0 3.4-2 3.4-4.5S13.800 8.5 12 8.5c-1.200 0-2 .4-2.600 1.300',
  },
  kununu: { name: 'kununu', shape: 'M7 4v16M17 8l-8.5 6.300M12 11.8 17.5 20' },
};

/** Thin lines on a 48 px grid, and exactly one warm part each. */
export const SERVICE_ICONS = {
  express: {
    lines:
      'M13 10h19v24h-6M13 34V10M32 18h7l6 7v9h-2M35 34h-3M17 34h-4M21.5 31a4 4 0 1 0 0 8 4 4 0 0 0 0-8M39 31a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
    warm: 'M2 16h7M5 22h4M2 28h7',
  },
  fuel: {
    lines: 'M34 17V9H3v27h20M9 28h9M36.5 21c5 6.6 8 10.4 8 14a8 8 0 0 1-16 0c0-3.6 3-7.4 8-14z',
    warm: 'M3 17h31',
  },
  vehicle: {
    lines: 'M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38M24 19a5 5 0 1 0 0 10 5 5 0 0 0 0-10M24 29v13.5',
    warm: 'M5.5 24H19M29 24h13.5',
  },
  cover: {
    lines: 'M24 4 41 10v13c0 10-7 17-17 21C14 40 7 33 7 23V10z',
    warm: 'M7.5 25H17c2 0 2-7 4.5-7s2.5 7 9.5 7h9.5',
  },
  sos: { lines: 'M4 41 24 6l20 35M24 19v10M24 34.5v.5', warm: 'M3 41h42' },
  partner: {
    lines: 'M17 10a14 14 0 1 0 0 28 14 14 0 0 0 0-28M31 10a14 14 0 1 0 0 28 14 14 0 0 0 0-28',
    warm: 'M17 24h14',
  },
};
