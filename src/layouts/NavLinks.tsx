import type { FrameContent } from '../content/read.ts';

/** The links of the header, then those to portals. */
export function NavLinks({ frame: { page, content, paths } }: { frame: FrameContent }) {
  return (
    <ul>
      {[...content.navigation, ...(content.portals ?? [])].map(({ href, label }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={href === paths[page] ? 'page' : undefined}
            data-contact={href === paths.contact || undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
