import { basename } from 'node:path';

/** Names classes `Button-quiet`: short, and the same wherever the project lies. */
export function scopedNames() {
  const files = new Map<string, string>();
  return (local: string, id: string) => {
    const [file = ''] = id.split('?');
    const module = basename(file, '.module.css');
    const first = files.get(module) ?? file;
    files.set(module, first);
    if (first !== file)
      throw new Error(`${file} has the name of ${first}, so their classes collide. Rename one.`);
    return `${module}-${local}`;
  };
}
