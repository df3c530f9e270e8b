import { basename } from 'node:path';

/** Names of classes as `Button-quiet`: short, and the same in every folder of a machine. */
export function scopedNames() {
  const files = new Map<string, string>();
  return (local: string, id: string) => {
    const [file = ''] = id.split('?');
    const module = basename(file, '.module.css');
    const other = files.get(module) ?? file;
    files.set(module, other);
    if (other !== file)
      throw new Error(`${file} has the name of ${other}, so their classes collide. Rename one.`);
    return `${module}-${local}`;
  };
}
