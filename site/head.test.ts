import { expect, test, vi } from 'vitest';

const language = { code: 'pt-BR', openGraph: 'pt_BR' };
vi.mock('virtual:languages', () => ({ folder: 'pt', languages: [] }));
vi.mock('#company/languages.ts', () => ({ languages: ['en', 'pt'] }));
vi.mock('#words/language.ts', () => ({ language }));

test('a folder pt with the code pt-BR → shares the pictures of its folder', async () => {
  const { headTags } = await import('./head.ts');
  const page = { path: '/pt', name: 'home', head: { title: 'Frio', description: 'Transporte.' } };
  const tags = headTags(page, { siteOrigin: 'https://a.example', mediaOrigin: '' } as never);
  expect(tags).toContain(
    '<meta property="og:image" content="https://a.example/media/social-pt-home.jpg">',
  );
});
