import type { Frame } from '../content/read.ts';

/** Portals of customers and drivers come last. */
export function NavLinks({ frame: { page, content, paths } }: { frame: Frame }) {
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
