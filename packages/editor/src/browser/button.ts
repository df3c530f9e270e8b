import { ADDRESS } from '../protocol.ts';

/** The button on the living site that leads to the same page for editing. */
const host = document.body.appendChild(document.createElement('site-editor'));
const shadow = host.attachShadow({ mode: 'open' });
shadow.innerHTML = `<style>
  a { position: fixed; inset: auto 1rem 1rem auto; z-index: 9; padding: 0.6rem 1.2rem;
    border: 2px solid #fff; border-radius: 2rem; background: #1b1b1f; color: #fff;
    font: 600 1rem system-ui, sans-serif; text-decoration: none; }
  a:focus-visible { outline: 3px solid #1b6ef3; outline-offset: 2px; }
</style><a>Edit</a>`;
const link = shadow.querySelector('a')!;
const leadHere = () => {
  link.href = ADDRESS + window.location.pathname;
};
leadHere();
// The page may have changed in place since.
for (const event of ['focusin', 'pointerdown']) link.addEventListener(event, leadHere);
