import './styles/reset.css';
import './styles/tokens.css';
import './styles/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followNavigation } from './follow-navigation.tsx';
import { loadPage } from './pages.ts';
import { reportWebVitals } from './report-web-vitals.ts';

const path = window.location.pathname;

/** Brings the prerendered page to life. A page whose chunk does not come stays what it is: complete, and readable. */
loadPage(path).then(
  ({ default: Page }) => {
    // In slices: a phone can scroll and tap while React goes through the page.
    startTransition(() => {
      followNavigation(
        hydrateRoot(document.getElementById('root')!, <App path={path} Page={Page} />),
      );
    });
    reportWebVitals();
  },
  () => {},
);
