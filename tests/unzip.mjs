// Reads ZIP archives by their format, independently of the code that writes them.
import assert from 'node:assert/strict';
import { inflateRawSync } from 'node:zlib';

/**
 * The files of an archive and their CRC-32, by name. Fails if the archive contradicts its directory.
 * @param {Buffer} bytes
 * @returns {Map<string, { content: Buffer, crc: number }>}
 */
export function unzip(bytes) {
  const end = bytes.length - 22;
  assert.equal(bytes.readUInt32LE(end), 0x06054b50);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  assert.equal(at + bytes.readUInt32LE(end + 12), end, 'the directory is before its end');
  const files = new Map();
  for (let n = 0; n < count; n += 1) {
    assert.equal(bytes.readUInt32LE(at), 0x02014b50);
    const [crc, packed, size] = [16, 20, 24].map((field) => bytes.readUInt32LE(at + field));
    const length = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('latin1', at + 46, at + 46 + length);
    const local = bytes.readUInt32LE(at + 42);
    assert.equal(bytes.readUInt32LE(local), 0x04034b50);
    assert.equal(bytes.readUInt16LE(local + 26), length);
    const from = local + 30 + length;
    const content = inflateRawSync(bytes.subarray(from, from + (packed ?? 0)));
    assert.equal(content.length, size);
    files.set(name, { content, crc });
    at += 46 + length;
  }
  return files;
}
