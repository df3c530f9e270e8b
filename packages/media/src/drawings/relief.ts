/** A person as a relief: every part is a few soft bodies, and the nearest part is the one that is seen. */

type Vector = readonly [x: number, y: number, z: number];
/** An ellipsoid in the head's own space: x to the right, y down, z towards the viewer. */
export type Body = { at: Vector; radii: Vector };
export type Part = {
  distance: (x: number, y: number) => number;
  depth: (x: number, y: number) => number;
};

export const body = (at: Vector, radii: Vector): Body => ({ at, radii });
/** The same body on the left and on the right. */
export const pair = (at: Vector, radii: Vector): Body[] =>
  [1, -1].map((side) => body([at[0] * side, at[1], at[2]], radii));

/** Polynomial smooth minimum: bodies flow into each other over `softness` units. */
function smoothMin(a: number, b: number, softness: number): number {
  const overlap = Math.max(0, softness - Math.abs(a - b)) / softness;
  return Math.min(a, b) - (overlap ** 2 * softness) / 4;
}

function turned({ at: [x, y, z], radii: [rx, ry, rz] }: Body, yaw: number): Body {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return body(
    [x * cos + z * sin, y, z * cos - x * sin],
    [Math.hypot(rx * cos, rz * sin), ry, Math.hypot(rz * cos, rx * sin)],
  );
}

/** Bodies that turn with the head. `hollows` press the surface in, as eyes lie in their sockets. */
export function part(bodies: Body[], { yaw = 0, softness = 8, hollows = [] as Body[] } = {}): Part {
  const seen = bodies.map((each) => turned(each, yaw));
  const pressed = hollows.map((each) => turned(each, yaw));
  const ratio = ({ at, radii }: Body, x: number, y: number) =>
    Math.hypot((x - at[0]) / radii[0], (y - at[1]) / radii[1]);
  return {
    distance: (x, y) =>
      seen
        .map((each) => (ratio(each, x, y) - 1) * Math.min(each.radii[0], each.radii[1]))
        .reduce((a, b) => smoothMin(a, b, softness)),
    depth: (x, y) => {
      const surface = -seen
        .map((each) => {
          const q = ratio(each, x, y);
          const bulge = q < 1 ? Math.sqrt(1 - q * q) : 1 - q;
          return -(each.at[2] + each.radii[2] * bulge);
        })
        .reduce((a, b) => smoothMin(a, b, softness));
      return pressed.reduce(
        (z, each) => z - each.radii[2] * Math.exp(-2 * ratio(each, x, y) ** 2),
        surface,
      );
    },
  };
}
