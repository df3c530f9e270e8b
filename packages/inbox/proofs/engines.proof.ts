import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { closeFirefox, firefox } from '../../../e2e/engines/firefox.ts';
import { treeScenarios, visitIn } from '../../../e2e/engines/scenarios.ts';
import { closeWebkit, webkit } from '../../../e2e/engines/webkit.ts';
import { buildSite, copyProject } from '../../../e2e/tools/project.ts';
import { deliveringStates } from '../../../e2e/tools/trees.ts';
import { startNode } from '../../../e2e/tools/web-servers.ts';

const project = copyProject();
afterAll(() => rmSync(project, { recursive: true }));
const start = () => {
  buildSite(project, { FORM_ENDPOINT: '/api/forms' });
  return startNode(project);
};

visitIn(firefox, closeFirefox, treeScenarios(deliveringStates), start);
visitIn(webkit, closeWebkit, treeScenarios(deliveringStates), start);
