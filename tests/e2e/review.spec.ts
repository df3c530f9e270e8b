import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { fieldAt, formAt, formIn, listAt } from '../../cms/sveltia.ts';
import { FIXTURE } from './content.ts';

// /admin as it is published, with review. A small fake answers for GitHub.

test.use({ baseURL: FIXTURE.origin });

const GITHUB = 'https://api.github.com';
const STATUS = 'https://www.githubstatus.com';
const PICTURE = 'https://avatars.githubusercontent.com/u/1';
const PREVIEW = 'https://deploy-preview-7.example';
const REPOSITORY = '/repos/owner/name';

const files = globSync('**/*.{yaml,md}', { cwd: FIXTURE.folder });
/** Objects of Git: the main branch, the change, and each file by its place in the list. */
const [MAIN, CHANGE] = ['a'.repeat(40), 'b'.repeat(40)];
const oidOf = (index: number) => String(index).padStart(40, '0');
const date = '2026-11-19T12:00:00Z';
const nodes = [{ oid: MAIN, committedDate: date, author: { name: 'Ada Frost', email: '' } }];
const main = { target: { oid: MAIN, history: { nodes } } };
const latestStatus = { state: 'SUCCESS', environmentUrl: PREVIEW };
const builds = { deployments: { nodes: [{ environment: 'Preview', latestStatus }] } };

/** The answer to everything that a query may ask: files, commits and their builds by their alias. */
function answer(query: string) {
  const asked = [...query.matchAll(/(\w+_\d+):\s*(object|ref|file)\((?:oid: "(\w+)")?/g)];
  const found = asked.map(([, alias, kind, oid]) => {
    if (kind === 'ref') return [alias, main];
    if (kind === 'file') return [alias, { oid: CHANGE }];
    const file = files[Number(oid)];
    return [alias, file ? { text: readFileSync(`${FIXTURE.folder}/${file}`, 'utf8') } : builds];
  });
  const repository = {
    id: 'R1',
    defaultBranchRef: { name: 'main' },
    ref: main,
    pullRequests: { nodes: [] },
    ...Object.fromEntries(found),
  };
  const commit = { oid: CHANGE, committedDate: date, ...Object.fromEntries(found) };
  const data = { repository, fork: repository, base: repository, createCommitOnBranch: { commit } };
  return { data };
}

const ANSWERS: Record<string, object> = {
  '/user': { id: 1, login: 'ada', name: 'Ada Frost', avatar_url: PICTURE },
  [`${REPOSITORY}/git/trees/${MAIN}`]: {
    tree: files.map((file, index) => ({
      type: 'blob',
      path: `${FIXTURE.folder}/${file}`,
      sha: oidOf(index),
    })),
  },
  [`${REPOSITORY}/pulls`]: { number: 7, head: { sha: CHANGE }, created_at: date, updated_at: date },
};

/** Returns what is asked for that changes the repository, in this order. */
async function fakeGitHub(page: Page) {
  const changes: { path: string; body: { variables?: { input: object } } }[] = [];
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await page.route(`${GITHUB}/**`, (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    const body = request.postDataJSON();
    const isQuery = path === '/graphql' && !body.query.includes('mutation');
    if (request.method() !== 'GET' && !isQuery) changes.push({ path, body });
    const json = path === '/graphql' ? answer(body.query) : (ANSWERS[path] ?? {});
    return route.fulfill({ json, headers });
  });
  const allIsWell = { status: { indicator: 'none' } };
  await page.route(`${STATUS}/**`, (route) => route.fulfill({ json: allIsWell, headers }));
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  await page.route(PICTURE, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  return changes;
}

/** What /admin reports as wrong. The policy lets it ask no other host, and reports that, too. */
const problems: string[] = [];
test.beforeEach(async ({ page }) => {
  problems.length = 0;
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.route(`${FIXTURE.media}/**`, (route) =>
    route.fulfill({ path: FIXTURE.build + new URL(route.request().url()).pathname }),
  );
});
test.afterEach(() => expect(problems).toEqual([]));

async function signIn(page: Page) {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('a-token');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
}

test('a change with CMS_REVIEW=true → a pull request with its preview, and nothing on the main branch', async ({
  page,
  context,
}) => {
  await context.route(`${PREVIEW}/**`, (route) => route.fulfill({ body: 'The preview' }));
  const changes = await fakeGitHub(page);
  await signIn(page);
  await expect(page.locator(`img[src="${PICTURE}"]`)).not.toHaveJSProperty('naturalWidth', 0);
  await page.goto(`/admin${formAt('main', 'about')}`);
  await page.locator(`${formIn('en')} ${fieldAt('title')} input`).fill('Who we are');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Later' }).click();
  const branch = 'cms/main/about';
  const target = { repositoryNameWithOwner: 'owner/name', branchName: branch };
  expect(changes.map(({ path, body }) => [path, body.variables?.input ?? body])).toEqual([
    ['/graphql', { repositoryId: 'R1', name: `refs/heads/${branch}`, oid: MAIN }],
    ['/graphql', expect.objectContaining({ branch: target, expectedHeadOid: MAIN })],
    [`${REPOSITORY}/pulls`, expect.objectContaining({ head: branch, base: 'main', draft: true })],
    [`${REPOSITORY}/issues/7/labels`, { labels: ['sveltia-cms/draft'] }],
  ]);
  const preview = context.waitForEvent('page');
  await page.getByRole('button', { name: 'View Preview' }).click();
  await expect(await preview).toHaveURL(`${PREVIEW}/about`);
});

test('what is published → since when, and what to do if a change is missing', async ({ page }) => {
  await page.goto('/admin?published');
  const all = page.getByRole('link', { name: 'Everything that was saved' });
  await expect(all).toHaveAttribute('href', 'https://github.com/owner/name/commits');
  await expect(page.getByText(/^Visitors see what was .* built on /)).toBeVisible();
  await expect(page.getByText(/^If it is still missing, the build has failed/)).toBeVisible();
  await expect(page.getByText(/No mistake|your own machine/)).toHaveCount(0);
  await expect(page.getByText('2099-12-31: Hidden from visitors')).toBeVisible();
});

test('news whose file does not say whether it is published → Published; a draft → not', async ({
  page,
}) => {
  await fakeGitHub(page);
  await signIn(page);
  for (const [slug, choice] of [
    ['second-quay', 'Published'],
    ['draft', 'Only a preview shows it'],
  ] as const) {
    await page.goto(`/admin${listAt('news-entries')}`);
    await page.goto(`/admin${formAt('news-entries', slug)}`);
    await expect(page.getByRole('radio', { name: choice })).toBeChecked();
  }
});
