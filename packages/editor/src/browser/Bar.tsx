import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { ADDRESS } from '../protocol.ts';
import { Icon, type IconName } from './icons.tsx';
import { act, here, type Panel, show, useView, type View } from './store.ts';

/** Always in sight: the page and how it is seen, undo, the panels, and how the last action went. */
export function Bar() {
  const { state, status, isDark } = useView();
  const { changes, canRedo, pages, git } = state;
  const page = pages.find(({ path }) => path === here())?.name ?? here();
  return (
    <section className="bar" aria-label="Editor">
      <button type="button" popoverTarget="pages" aria-label={`Page: ${page}`}>
        <span>{page}</span>
      </button>
      <nav id="pages" popover="auto" aria-label="Pages" onKeyDown={focusAgain}>
        {pages.map(({ path, name }) => (
          <a key={path} href={ADDRESS + path} aria-current={path === here() ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <span className="buttons">
        <IconButton
          name="Undo"
          disabled={changes.length === 0}
          onClick={() => act({ kind: 'undo' }, 'Undone.')}
        />
        <IconButton
          name="Redo"
          disabled={!canRedo}
          onClick={() => act({ kind: 'redo' }, 'Redone.')}
        />
      </span>
      <p aria-live="polite">{status}</p>
      <fieldset className="buttons" aria-label="See it as">
        <SeenButton seen="Edit" />
        <SeenButton seen="Desktop" />
        <SeenButton seen="Phone" />
        <IconButton name="Dark" aria-pressed={isDark} onClick={() => show({ isDark: !isDark })} />
      </fieldset>
      <span className="buttons">
        <PanelButton panel="text" name="Words and lists">
          Words
        </PanelButton>
        <PanelButton panel="pictures" name="Pictures" />
        <PanelButton panel="changes" name={`Changes (${changes.length})`}>
          Changes {changes.length > 0 && <b>{changes.length}</b>}
        </PanelButton>
      </span>
      {git && (
        <button type="submit" onClick={() => show({ isPublishing: true })}>
          {git.remote ? 'Publish …' : 'Commit …'}
        </button>
      )}
      <a href={here()}>Done</a>
    </section>
  );
}

/** Escape closes the list. Chromium 156 does not focus its button then, in a shadow root. */
function focusAgain({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Escape') (currentTarget.previousElementSibling as HTMLElement).focus();
}

function IconButton({ name, ...props }: { name: IconName } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={name} title={name} {...props}>
      <Icon name={name} />
    </button>
  );
}

function SeenButton({ seen }: { seen: View['seen'] }) {
  const status = seen === 'Edit' ? '' : 'As your visitors see it. The pen leads back to editing.';
  const onClick = () => show({ seen, status, panel: undefined });
  return <IconButton name={seen} aria-pressed={useView().seen === seen} onClick={onClick} />;
}

type PanelButtonProps = { panel: Panel; name: string; children?: ReactNode };

function PanelButton({ panel, name, children = name }: PanelButtonProps) {
  const isOpen = useView().panel === panel;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={name}
      onClick={() => show({ panel: isOpen ? undefined : panel, seen: 'Edit' })}
    >
      <Icon name={panel} />
      <span>{children}</span>
    </button>
  );
}
