import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { State } from '../protocol.ts';
import { act, show, useView } from './store.ts';

const close = () => show({ isPublishing: false });

/** Names every file that a commit takes, and asks. */
export function PublishDialog() {
  const { git } = useView().state;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current!.autofocus = true; // so that its name is announced, not its first button alone
    dialog.current!.showModal();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="publish" onClose={close}>
      <h2 id="publish">{git?.remote ? 'Publish' : 'Commit'}</h2>
      {git && <Form {...git} />}
    </dialog>
  );
}

function Form({ files, remote, isPublished }: NonNullable<State['git']>) {
  const { status } = useView();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isDone = files.length === 0 && (isPublished || !remote);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const publish = (event.nativeEvent as SubmitEvent).submitter?.dataset.publish !== undefined;
    const values = new FormData(event.currentTarget);
    const message = String(values.get('message') ?? '');
    const chosen = values.getAll('file').map(String);
    setProblem('');
    setBusy(true);
    const action = { kind: 'commit', message, files: chosen, publish } as const;
    const refused = await act(action, publish ? 'Published.' : 'Committed.');
    if (!refused) return close();
    setProblem(refused);
    setBusy(false);
  };

  return (
    <form onSubmit={submit}>
      {isDone && <p>There is nothing new{remote && ': all of it is published'}.</p>}
      {files.length === 0 && !isDone && <p>All is committed, and waits to be published.</p>}
      {files.length > 0 && (
        <>
          <fieldset className="files">
            <legend>These files go into one commit. Untick what is to wait.</legend>
            {files.map(({ file, isByHand }) => (
              <label key={file}>
                <input type="checkbox" name="file" value={file} defaultChecked />
                <span>
                  {file} {isByHand && <small>also changed outside of this editor</small>}
                </span>
              </label>
            ))}
          </fieldset>
          <label>
            What was changed, in a few words
            <input name="message" required />
          </label>
        </>
      )}
      {!remote && <p>To publish from here, see “Publish” in packages/editor/README.md.</p>}
      {problem && <p role="alert">{problem}</p>}
      {isBusy && <p role="status">{status}</p>}
      <fieldset className="buttons" disabled={isBusy}>
        {remote && !isDone && (
          <button type="submit" data-publish="">
            Publish
          </button>
        )}
        {files.length > 0 && (
          <button type="submit" className={remote && 'second'}>
            {remote ? 'Commit only' : 'Commit'}
          </button>
        )}
        <button type="button" onClick={close}>
          Cancel
        </button>
      </fieldset>
    </form>
  );
}
