"""The grade: from linear colour to the finished picture. One entry in GRADES a view."""
import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

BASE = dict(exposure=1., bloom=.08, mist=.06, contrast=1.16, saturation=1.08, vignette=.26, grain=.003,
            left=0., top=0., sharpen=0.)
# `left` and `top` are an extra fall-off for text over the left third and for the header.
GRADES = dict(
    hero=dict(BASE, exposure=.97, left=.32, top=.20, grain=.002, sharpen=.2),
    tall=dict(BASE, exposure=1.0, top=.15, grain=.002, sharpen=.2),
    dawn=dict(BASE, exposure=1.42, contrast=1.10, saturation=1.16, vignette=0., bloom=.04, mist=.12),
    dock=dict(BASE, exposure=1.06, vignette=.22, mist=.03, grain=0., sharpen=.25),
    doors=dict(BASE, exposure=1.15, bloom=.10, mist=.07, sharpen=.2),
    aisle=dict(BASE, exposure=1.25, contrast=1.22, saturation=1.0, mist=.08, sharpen=.2),
)
BLOOM_FROM = 1.3
SHADOW_TINT = (.985, 1.0, 1.03)
HIGHLIGHT_TINT = (1.02, 1.0, .98)
LUMINANCE = (.2126, .7152, .0722)


def _channels(values):
    return torch.tensor(values).view(1, 3, 1, 1)


def blur(image, sigma):
    """Gaussian; a wide one runs on a smaller copy."""
    factor = 1
    while sigma / factor > 2:
        factor *= 2
    small = F.interpolate(image, scale_factor=1 / factor, mode='area') if factor > 1 else image
    sigma /= factor
    reach = max(1, int(3 * sigma))
    kernel = torch.exp(-.5 * (torch.arange(-reach, reach + 1).float() / sigma) ** 2)
    kernel /= kernel.sum()
    channels = image.shape[1]
    across = kernel.view(1, 1, 1, -1).repeat(channels, 1, 1, 1)
    small = F.conv2d(F.pad(small, (reach, reach, 0, 0), mode='replicate'), across, groups=channels)
    small = F.conv2d(F.pad(small, (0, 0, reach, reach), mode='replicate'), across.transpose(2, 3), groups=channels)
    return F.interpolate(small, size=image.shape[2:], mode='bilinear', align_corners=False) if factor > 1 else small


def _lens(image, grade, scale):
    """Bloom around lamps, and a little mist over everything."""
    bright = (image - BLOOM_FROM).clamp(0, 30)
    halo = .5 * blur(bright, 3 * scale) + .3 * blur(bright, 12 * scale) + .2 * blur(bright, 45 * scale)
    image = image + grade['bloom'] * halo * 4
    return torch.lerp(image, blur(image, 10 * scale), grade['mist'])


def _film_curve(image):
    """A fit of the ACES curve: highlights roll off and lose colour."""
    x = image * .62
    return ((x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14)).clamp(0, 1) ** (1 / 2.2)


def _colour(image, grade):
    luminance = (image * _channels(LUMINANCE)).sum(1, keepdim=True)
    image = luminance + (image - luminance) * grade['saturation']
    image = (image - .45) * grade['contrast'] + .45
    weight = luminance.clamp(0, 1)
    return image * (_channels(SHADOW_TINT) * (1 - weight) + _channels(HIGHLIGHT_TINT) * weight)


def _smooth(value):
    value = value.clamp(0, 1)
    return value ** 2 * (3 - 2 * value)


def _falloff(image, grade):
    height, width = image.shape[2:]
    y, x = torch.meshgrid(torch.linspace(-1, 1, height), torch.linspace(-1, 1, width), indexing='ij')
    vignette = 1 - grade['vignette'] * ((x ** 2 * .8 + y ** 2 * .6) / 1.4) ** 1.3
    left = 1 - grade['left'] * _smooth((.30 - x) / 1.15)
    top = 1 - grade['top'] * _smooth((-y - .25) / .75)
    return image * vignette * left * top


def finish(image, name, seed=0):
    """Linear (1, 3, height, width) in, display values 0..1 out."""
    grade = GRADES[name]
    height, width = image.shape[2:]
    image = _lens(image * grade['exposure'], grade, height / 720)
    image = _falloff(_colour(_film_curve(image), grade), grade)
    if grade['grain']:
        noise = torch.randn(1, 1, height, width, generator=torch.Generator().manual_seed(seed))
        image = image + noise * grade['grain']
    image = image.clamp(0, 1)
    if grade['sharpen']:
        image = image + grade['sharpen'] * (image - blur(image, 1.1))
    return image.clamp(0, 1)


def save(image, path):
    pixels = (image[0].permute(1, 2, 0).numpy() * 255 + .5).astype(np.uint8)
    Image.fromarray(pixels).save(path, compress_level=1)
