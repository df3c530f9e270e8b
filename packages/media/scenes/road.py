"""The winter road at dawn: hero (wide film), tall (phone film), dawn (still without a truck).

The world repeats every `loop` metres, and the rig with truck, camera and mountains travels one metre a frame:
after `loop` frames everything is where it was.
"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))

import landscape  # noqa: E402
import look  # noqa: E402
import stage  # noqa: E402
from mathutils import Vector  # noqa: E402
from shapes import empty, empty_scene  # noqa: E402
from truck import add_spray, build_truck  # noqa: E402

# The phone's camera stands where the wide one stands. Its sensor is upright, shifted to the truck and further down; the
# f-stop keeps the aperture of the shorter lens.
HERO = dict(camera=(11.2, 15.5, 3.3), target=(5.45, -3.0, 2.85), glow=(190, 12.), truck=True)
VIEWS = dict(
    hero=dict(HERO, lens=34.5, f_stop=1.9, shift=(0, 0)),
    tall=dict(HERO, lens=34.5 * 1280 / 900, f_stop=1.9 * 1280 / 900, shift=(260 / 900, -90 / 900)),
    dawn=dict(camera=(11.2, 15.5, 4.3), target=(7.6, -3.0, 5.3), lens=46, f_stop=5.6, shift=(0, 0), glow=(190, 4.),
              truck=False),
)
SUN = dict(azimuth=158, elevation=.17, strength=1.75)


# Fewer than the road would give: at the true speed a hand hole of the rim passes a third of a turn a frame, and
# the eye sees a blur, or a wheel that stands still.
WHEEL_TURNS = 5


def animate_truck(truck, wheels, frames):
    """Wheels turn whole turns in a loop; the body rolls and heaves a little on its springs."""
    turns = WHEEL_TURNS
    wave = stage.wave
    for wheel in wheels:
        stage.loop_key(wheel, 'rotation_euler', lambda t: -turns * 2 * math.pi * t, frames, 0)
    stage.loop_key(truck, 'location', lambda t: .010 * wave(7, t) + .006 * wave(13, t, .4), frames, 2)
    stage.loop_key(truck, 'rotation_euler', lambda t: .0022 * wave(3, t, .1) + .0012 * wave(8, t), frames, 1)


def main():
    options = stage.arguments()
    view = VIEWS[options['view']]
    frames = period = options['loop']
    azimuth, power = view['glow']
    look.sky.update(glow_azimuth=math.radians(azimuth), glow_power=power, cool=look.NIGHT_RAMP,
                    warm=look.ROAD_DAWN_RAMP)
    empty_scene()
    look.world(1.45)
    rig = empty('rig')
    if view['truck']:
        truck, wheels = build_truck(rig, watts=330)
        animate_truck(truck, wheels, frames)
        add_spray(truck, landscape.spray_streaks(period))
    landscape.build_land(period, furnished=view['truck'])
    landscape.mountains(rig)
    stage.sun(**SUN)
    stage.area_light((9, 21, 9), (-.6, -2, 2.2), (4, 3), 300, (.82, .91, 1.), 34, rig)
    place = Vector(view['camera'])
    camera = stage.camera(place, view['target'], view['lens'], rig, focus=(.9, 0, 1.6), f_stop=view['f_stop'])
    camera.data.shift_x, camera.data.shift_y = view['shift']
    stage.loop_key(rig, 'location', lambda t: period * t, frames, 1)
    stage.loop_key(camera, 'location', lambda t: place.z + .06 * stage.wave(1, t) + .010 * stage.wave(5, t, .3),
                   frames, 2)
    stage.set_up(options, bounces=3)
    stage.render_frames(options)


main()
