import { ADDRESS } from '../protocol.ts';

/** The Edit button on the site, which opens the same page for editing. */
function addButton() {
  const host = document.body.appendChild(document.createElement('site-editor'));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = `<style>
    a { position: fixed; inset: auto 1rem 1rem auto; z-index: 9; padding: 0.5rem 1.1rem;
      border: 1px solid rgb(255 255 255 / 30%); border-radius: 0.5rem; background: #1a1a1f;
      color: #fff; box-shadow: 0 8px 24px rgb(0 0 0 / 25%); font: 500 0.875rem system-ui, sans-serif;
      text-decoration: none; }
    a:focus-visible { outline: 3px solid #97a5ff; outline-offset: 2px; }
  </style><a>Edit</a>`;
  const link = shadow.querySelector('a')!;
  const leadHere = () => {
    link.href = ADDRESS + window.location.pathname;
  };
  leadHere();
  // An in-place navigation may have changed the page since.
  for (const event of ['focusin', 'pointerdown']) link.addEventListener(event, leadHere);
}

// Not in the editor's own preview.
if (window.top === window) addButton();
