import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { commit, gitState, push } from './commands.ts';

let all: string;
let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

/** A company inside of a larger repository, with a remote beside it. */
beforeEach(() => {
  all = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(all, { recursive: true, force: true }));
  folder = join(all, 'project/company');
  mkdirSync(folder, { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  for (const file of ['a.ts', 'b.ts']) writeFileSync(join(folder, file), 'before');
  git('add', '.');
  git('commit', '--quiet', '--message=Before');
  git('init', '--quiet', '--bare', join(all, 'remote'));
});

test('files changed here and by hand → named as what they are, committed, published', async () => {
  expect(await gitState(all, [])).toBeUndefined();
  git('remote', 'add', 'origin', join(all, 'remote'));
  const change = { file: 'a.ts', before: Buffer.from('before'), after: Buffer.from('after') };
  writeFileSync(join(folder, 'a.ts'), 'after');
  writeFileSync(join(folder, 'new and ü.ts'), '');
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures/made.json'), '{}');
  expect(await gitState(folder, [change])).toEqual({
    files: [
      { file: 'a.ts', isByHand: false },
      { file: 'new and ü.ts', isByHand: true },
      { file: 'pictures/made.json', isByHand: false },
    ],
    remote: 'origin',
    isPublished: false,
  });
  appendFileSync(join(folder, 'a.ts'), ' mine');
  expect((await gitState(folder, [change]))!.files[0]).toEqual({ file: 'a.ts', isByHand: true });

  await commit(folder, ['a.ts'], 'One');
  await push(folder, 'origin');
  expect(await gitState(folder, [])).toMatchObject({ files: [{}, {}], isPublished: true });
  expect(git('-C', join(all, 'remote'), 'log', '-1', '--format=%s', 'main').trim()).toBe('One');
});

test('git cannot push → why in plain words, and what git says', async () => {
  const failing = (address: string) => {
    git('config', 'remote.origin.url', address);
    return push(folder, 'origin').catch((error) => error.message);
  };
  expect(await failing(join(all, 'nowhere'))).toMatch(
    /^It is committed here, but not published\. Nothing is at .* publish again\.\ngit says: fatal:/,
  );
  expect(await failing('http://127.0.0.1:1/x')).toContain('The server cannot be reached.');
  await failing(join(all, 'remote'));
  git('commit', '--quiet', '--amend', '--message=Another');
  expect(await failing(join(all, 'remote'))).toContain('Somebody else has published since');
});
