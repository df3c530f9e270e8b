"""The grade: from clean linear light to the finished picture."""
import numpy as np

WEIGHTS = np.array([.2126, .7152, .0722], np.float32)


def _curve(x, knee=.58):
    """Straight in the shade, a long soft shoulder in the light: paper white never clips."""
    over = np.maximum(x - knee, 0) / (1 - knee)
    return np.where(x < knee, x, knee + (1 - knee) * over / (1 + over * .86))


def _display(x):
    return np.where(x <= .0031308, 12.92 * x, 1.055 * np.maximum(x, 1e-6) ** (1 / 2.4) - .055)


def _blur(image, radius):
    """Three box blurs: near enough to a Gaussian."""
    for _ in range(3):
        for axis in (0, 1):
            edges = [(radius + 1, radius) if a == axis else (0, 0) for a in range(3)]
            sums = np.cumsum(np.pad(image, edges, mode='edge'), axis=axis, dtype=np.float64)
            span = 2 * radius + 1
            image = np.take(sums, range(span, sums.shape[axis]), axis) - np.take(sums, range(sums.shape[axis] - span), axis)
            image = (image / span).astype(np.float32)
    return image


def finish(image, exposure=1.15, contrast=.12, saturation=1.1, glow=.05, crisp=.25, amber=.42):
    """Linear (height, width, 3) in, display values 0..1 out."""
    image = np.clip(image * exposure, 0, 50).astype(np.float32)
    high, wide, _ = image.shape
    image = image * (1 - glow) + glow * _blur(np.minimum(image, 4), max(1, wide // 90))     # the lens's own softness
    light = (image @ WEIGHTS)[..., None]
    image = np.maximum(light + (image - light) * saturation, 0) * np.maximum(light / .18, 1e-3) ** contrast
    light = np.maximum(image @ WEIGHTS, 1e-4)[..., None]
    kept = image * _curve(light) / light                         # keeps the sun's amber where each channel alone would pale
    image = _display(np.minimum(_curve(image) * (1 - amber) + kept * amber, 1))
    image = image + crisp * (image - _blur(image, 1))
    return np.clip(image, 0, 1)
