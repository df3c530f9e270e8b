import './preferences.ts';
import CMS from '@sveltia/cms';
import './edit.css';
import { linkField } from './LinkField.tsx';
import { type Form, realPage } from './RealPage.tsx';

const { cms, targets, paths } = JSON.parse(document.getElementById('config')!.textContent!);
type Collection = Form & { files?: Form[] };
const collections: Collection[] = cms.collections;

CMS.registerFieldType('link', linkField(targets) as never);
for (const collection of collections)
  for (const form of collection.files ?? [collection])
    CMS.registerPreviewTemplate(form.name, realPage(form, paths, collections) as never);
CMS.init({ config: cms });
