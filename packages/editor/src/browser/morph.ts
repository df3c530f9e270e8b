/** Whether somebody has typed here what is not saved, or could not be. */
const isInHand = (node: Node) => node instanceof HTMLElement && node.dataset.unsaved !== undefined;

function morphAttributes(old: Element, fresh: Element) {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/** Makes the page that is there the same as a fresh one: place, focus and what one types stay. */
export function morph(old: Node, fresh: Node) {
  if (isInHand(old) && fresh instanceof HTMLElement && fresh.dataset.words) return;
  if (old.nodeName !== fresh.nodeName) return void (old as ChildNode).replaceWith(fresh);
  if (old instanceof CharacterData) {
    if (old.data !== (fresh as CharacterData).data) old.data = (fresh as CharacterData).data;
    return;
  }
  if (old instanceof Element) morphAttributes(old, fresh as Element);
  const [theirs, ours] = [[...fresh.childNodes], [...old.childNodes]];
  for (const [index, child] of theirs.entries())
    if (ours[index]) morph(ours[index], child);
    else old.appendChild(child);
  for (const extra of ours.slice(theirs.length)) extra.remove();
}
