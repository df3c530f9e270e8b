import { Newest } from 'virtual:newest';
import { sections } from '#company/sections.ts';
import { Sections } from '../../ui/Sections.tsx';
import { Careers } from './Careers.tsx';
import { Hero } from './Hero.tsx';
import { loadTrip, RealTime } from './RealTime.tsx';
import { Responsible } from './Responsible.tsx';
import { Services } from './Services.tsx';

export { title } from '#words/home.ts';
export const rest = loadTrip;

const all = {
  services: Services,
  responsible: Responsible,
  realTime: RealTime,
  news: Newest,
  careers: Careers,
};

export default function Home() {
  return (
    <>
      <Hero />
      <Sections all={all} shown={sections.home} />
    </>
  );
}
