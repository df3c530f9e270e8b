import { isIP, isIPv4 } from 'node:net';

/** An address in any form that proxies write: with a port, in brackets, in quotes, with a zone. */
function addressIn(text: string) {
  const bare = text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(bare) ? bare : undefined;
}

/** The eight groups of an IPv6 address. `URL` normalises it: `::` occurs at most once. */
function groupsOf(address: string) {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [start, end] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16));
}

/** A visitor: an IPv4 address, or the IPv6 /64 that belongs to a household. */
function visitorAt(address: string) {
  if (isIPv4(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** A visitor's network: a /24 of IPv4, a /48 of IPv6. */
export const networkOf = (visitor: string) => visitor.replace(/[.:][^.:]*$/, '');

/**
 * Who sends a request that came through this many proxies of ours. Each appends the address that
 * called it to X-Forwarded-For; anything before is untrusted. The fallback is the connection's.
 */
export function visitorOf(connection: string, forwardedFor: string | undefined, proxies: number) {
  const forwarded = proxies > 0 ? forwardedFor?.split(',').at(-proxies) : undefined;
  const address = addressIn(forwarded ?? '') ?? addressIn(connection);
  return address ? visitorAt(address) : '';
}
