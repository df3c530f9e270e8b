// Runs on any Node, to say which one is needed. What needs a newer one is imported later.
const NEEDED = 24;
const [major] = process.versions.node.split('.');

if (Number(major) < NEEDED) {
  console.error(`The server needs Node ${NEEDED} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
await import('./main.ts');
