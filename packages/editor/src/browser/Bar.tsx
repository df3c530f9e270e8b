import { ADDRESS } from '../protocol.ts';
import { Icon, type IconName } from './icons.tsx';
import { act, here, type Panel, show, useView, type View } from './store.ts';

/** Always in sight: the page, undo and redo, how it is seen, the panels, and how the last action went. */
export function Bar() {
  const { state, status, isDark } = useView();
  const { changes, canRedo, pages } = state;
  const last = changes.at(-1);
  return (
    <section className="bar" aria-label="Editor">
      <select
        aria-label="Page"
        value={here()}
        onChange={(event) => window.location.assign(ADDRESS + event.target.value)}
      >
        {pages.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </select>
      <span className="group">
        <IconButton
          icon="undo"
          name="Undo"
          isOff={!last}
          onClick={() => act({ kind: 'undo' }, `Undone: ${last?.field}.`)}
        />
        <IconButton
          icon="redo"
          name="Redo"
          isOff={!canRedo}
          onClick={() => act({ kind: 'redo' }, 'Done again.')}
        />
      </span>
      <output>{status}</output>
      <fieldset className="group" aria-label="See it as">
        <SeenButton seen="edit" name="Edit" />
        <SeenButton seen="desktop" name="Desktop" />
        <SeenButton seen="phone" name="Phone" />
        <IconButton
          icon="dark"
          name="Dark"
          isPressed={isDark}
          onClick={() => show({ isDark: !isDark })}
        />
      </fieldset>
      <span className="group">
        <PanelButton panel="text" name="Words and lists">
          Words
        </PanelButton>
        <PanelButton panel="pictures" name="Pictures" />
        <PanelButton panel="changes" name={`Changes (${changes.length})`}>
          Changes {changes.length > 0 && <b>{changes.length}</b>}
        </PanelButton>
      </span>
      <a href={here()}>Done</a>
    </section>
  );
}

type IconButtonProps = {
  icon: IconName;
  name: string;
  isOff?: boolean;
  isPressed?: boolean;
  onClick: () => void;
};

function IconButton({ icon, name, isOff, isPressed, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      {...{ 'aria-label': name, title: name, disabled: isOff, 'aria-pressed': isPressed, onClick }}
    >
      <Icon name={icon} />
    </button>
  );
}

function SeenButton({ seen, name }: { seen: View['seen']; name: string }) {
  const isPressed = useView().seen === seen;
  const status = seen === 'edit' ? '' : 'As your visitors see it. The pen leads back to editing.';
  const onClick = () => show({ seen, status, panel: undefined });
  return <IconButton icon={seen} {...{ name, isPressed, onClick }} />;
}

type PanelButtonProps = { panel: Panel; name: string; children?: React.ReactNode };

function PanelButton({ panel, name, children = name }: PanelButtonProps) {
  const isOpen = useView().panel === panel;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={name}
      onClick={() => show({ panel: isOpen ? undefined : panel, seen: 'edit' })}
    >
      <Icon name={panel} />
      <span>{children}</span>
    </button>
  );
}
