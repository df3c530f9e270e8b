import { Careers } from './Careers.tsx';
import { Hero } from './Hero.tsx';
import { loadTrip, RealTime } from './RealTime.tsx';
import { Responsible } from './Responsible.tsx';
import { Services } from './Services.tsx';

export { title } from '#words/home.ts';
export const rest = loadTrip;

export default function Home() {
  return (
    <>
      <Hero />
      <Services />
      <Responsible />
      <RealTime />
      <Careers />
    </>
  );
}
