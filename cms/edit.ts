import './preferences.ts';
import CMS from '@sveltia/cms';
import './edit.css';
import { linkField } from './LinkField.tsx';
import { realPage } from './RealPage.tsx';

const { cms, targets, paths } = JSON.parse(document.getElementById('config')!.textContent!);
type Collection = { name: string; files?: { name: string }[] };
const collections: Collection[] = cms.collections;

CMS.registerFieldType('link', linkField(targets) as never);
for (const collection of collections)
  for (const { name } of collection.files ?? [collection])
    CMS.registerPreviewTemplate(name, realPage(name, paths, collections) as never);
CMS.init({ config: cms });
