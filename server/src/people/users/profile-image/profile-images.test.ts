import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../../test/database';
import { addLearner } from '../../../solving/submissions/testing/submitting';
import { UserEntity } from '../user.entity';
import { UserRepository } from '../user.repository';
import { ProfileImageEntity } from './profile-image.entity';
import { ProfileImages } from './profile-images';
import { reEncodeImage } from './re-encode-image';

const picture = (width: number, height: number, background = '#aa3300') =>
  sharp({ create: { width, height, channels: 3, background } });

const NOT_AN_IMAGE = {
  kind: 'invalid',
  message: 'Please choose an image: a JPEG, PNG, WebP, GIF or AVIF file.',
};

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s becomes a square WebP without what the camera wrote',
  async (format) => {
    const bytes = await picture(640, 480)
      .withExif({ IFD0: { Copyright: 'Ada', ImageDescription: 'At home' } })
      .toFormat(format)
      .toBuffer();
    const {
      width,
      height,
      format: made,
      exif,
      icc,
      xmp,
    } = await sharp(await reEncodeImage(bytes)).metadata();
    expect({ width, height, made, exif, icc, xmp }).toEqual({ width: 384, height: 384, made: 'webp' });
  },
);

test('a picture that was taken sideways is turned upright', async () => {
  const left = await picture(200, 200, '#ff0000').png().toBuffer();
  const sideways = await picture(400, 200, '#0000ff')
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { data, info } = await sharp(await reEncodeImage(sideways))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  expect(at(192, 20)[0]).toBeGreaterThan(200);
  expect(at(192, 360)[2]).toBeGreaterThan(200);
});

test.each([
  ['text', Buffer.from('not an image')],
  ['nothing', Buffer.alloc(0)],
  [
    'SVG',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ),
  ],
  ['PDF', Buffer.from('%PDF-1.4\n%%EOF')],
])('%s isn’t an image', async (_, bytes) => {
  await expect(reEncodeImage(bytes)).rejects.toMatchObject(NOT_AN_IMAGE);
});

test('half of a file isn’t an image, and the next one is read again', async () => {
  const bytes = await picture(300, 300).png({ compressionLevel: 0 }).toBuffer();
  await expect(reEncodeImage(bytes.subarray(0, bytes.length / 2))).rejects.toMatchObject(NOT_AN_IMAGE);
  expect((await sharp(await reEncodeImage(bytes)).metadata()).format).toBe('webp');
});

test('a small file that says it’s a giant image is refused before it’s unpacked', async () => {
  const bomb = await picture(10, 10).png().toBuffer();
  bomb.writeUInt32BE(30_000, 16); // the width, the height and their checksum, in the header of a PNG
  bomb.writeUInt32BE(30_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  await expect(reEncodeImage(bomb)).rejects.toMatchObject({
    kind: 'invalid',
    message: 'Please choose a smaller image: at most 50 megapixels.',
  });
});

describeOnBothDatabases('profile images', { entities: [ProfileImageEntity, UserEntity] }, (db) => {
  test('each upload has its own address, and replaces the one before', async () => {
    const users = new UserRepository(db.dataSource);
    const images = new ProfileImages(db.database, users, db.clock);
    const userId = await addLearner(db);
    const idOf = async () =>
      (await users.find(userId))?.profileImageUrl?.replace('/v1/static/profile_images/', '');
    const bytes = await picture(10, 10).png().toBuffer();
    await images.set(userId, bytes);
    const first = (await idOf())!;
    await images.set(userId, bytes);
    const second = (await idOf())!;
    expect(second).not.toBe(first);
    expect((await sharp(await images.get(second)).metadata()).format).toBe('webp');
    const gone = { kind: 'not-found', message: 'This profile image doesn’t exist.' };
    await expect(images.get(first)).rejects.toMatchObject(gone);
    await expect(images.set(userId, Buffer.from('x'))).rejects.toMatchObject(NOT_AN_IMAGE);
    expect(await idOf()).toBe(second);
    await images.remove(userId);
    expect(await idOf()).toBeUndefined();
    await expect(images.get(second)).rejects.toMatchObject(gone);
  });
});
