import type { News, NewsPage } from '#shapes';
import { company } from './facts.ts';

export const title = `News: ${company.name}`;
export const description = `What has changed at ${company.name}.`;

export const intro: NewsPage['intro'] = {
  heading: 'News',
  text: 'What has changed on our routes and docks. Invented, as the company is.',
};

export const news: News = {
  home: { heading: 'News from the road', action: 'All news' },
  feed: 'Follow the news in a feed reader',
  back: 'All news',
  entries: [
    {
      slug: 'power-at-every-dock',
      date: '2026-10-21',
      heading: 'Power at every dock in Quilicura',
      text: 'All twelve docks now have a socket. A trailer that waits is cooled without its engine.',
      body: [
        'Until October four docks had power, and trailers took turns. The others kept their engines running while they waited.',
        'Now every place has a socket. Drivers plug in before they open the doors, and dispatch sees on the plan which trailers are connected.',
      ],
      picture: 'doors',
    },
    {
      slug: 'night-line-to-puerto-montt',
      date: '2026-11-03',
      heading: 'A night line to Puerto Montt',
      text: 'Loaded in Santiago in the afternoon, at the market in the south the next morning.',
      body: [
        'The line runs from Sunday to Thursday. Two drivers share each trip and hand over at Los Ángeles, so nobody drives through the whole night.',
        'Part loads travel at 2 °C or at −20 °C. Book until noon on the day of departure.',
      ],
      picture: 'dawn',
    },
    {
      slug: 'holiday-hours',
      date: '2026-09-14',
      heading: 'Hours over the holidays in September',
      text: 'Dispatch answers on every day. Docks are closed on the 18th and the 19th.',
    },
    {
      slug: 'second-cold-store-aisle',
      date: '2026-07-30',
      heading: 'Room for four hundred more pallets',
      text: 'A second aisle has opened in our cold store, with its own door for frozen goods.',
      body: ['Frozen goods no longer pass through the chilled zone. Its door opens half as often.'],
      picture: 'aisle',
    },
  ],
};
