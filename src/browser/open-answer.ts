/** Firefox before 139 and Safari before 26 do not open the answer that a link leads to. */
function openAnswer() {
  const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const details = answer?.closest('details:not([open])');
  if (!details) return;
  details.toggleAttribute('open');
  answer!.scrollIntoView();
}

export function openLinkedAnswers() {
  openAnswer();
  window.addEventListener('hashchange', openAnswer);
}
