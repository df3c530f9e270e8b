"""Reads EXR pictures with numpy alone: scan lines, uncompressed or ZIP."""
import struct
import zlib

import numpy as np

MAGIC = 20000630
KINDS = {0: np.dtype('<u4'), 1: np.dtype('<f2'), 2: np.dtype('<f4')}


def read_exr(path):
    """{channel: (height, width) array}"""
    with open(path, 'rb') as file:
        data = file.read()
    if struct.unpack_from('<I', data)[0] != MAGIC or struct.unpack_from('<I', data, 4)[0] & 0x1A00:
        raise ValueError(f'{path}: not a single-part scan-line EXR')
    at, header = 8, {}

    def text():
        nonlocal at
        end = data.index(b'\0', at)
        word, at = data[at:end].decode(), end + 1
        return word

    while name := text():
        text()
        size, = struct.unpack_from('<i', data, at)
        header[name] = data[at + 4:at + 4 + size]
        at += 4 + size
    x0, y0, x1, y1 = struct.unpack('<4i', header['dataWindow'])
    width, height = x1 - x0 + 1, y1 - y0 + 1
    compression = header['compression'][0]
    if compression not in (0, 2, 3):
        raise ValueError(f'{path}: compression {compression}; use NONE or ZIP')
    rows = 16 if compression == 3 else 1
    channels, chlist = [], header['channels']
    while chlist[0]:
        name, _, chlist = chlist.partition(b'\0')
        channels.append((name.decode(), KINDS[struct.unpack_from('<i', chlist)[0]]))
        chlist = chlist[16:]
    line = np.dtype([(name, kind, width) for name, kind in channels])
    picture = np.empty(height, line)
    for index in range(-(-height // rows)):
        offset, = struct.unpack_from('<Q', data, at + 8 * index)
        y, size = struct.unpack_from('<ii', data, offset)
        block = data[offset + 8:offset + 8 + size]
        count = min(rows, height - (y - y0))
        if size < count * line.itemsize:
            packed = np.frombuffer(zlib.decompress(block), np.uint8).copy()
            packed[1:] -= 128
            packed = np.cumsum(packed, dtype=np.uint8)
            block = np.empty_like(packed)
            half = (packed.size + 1) // 2
            block[0::2], block[1::2] = packed[:half], packed[half:]
        picture[y - y0:y - y0 + count] = np.frombuffer(block, line, count)
    return {name: picture[name] for name, _ in channels}
