const SIDE = 512;
const QUALITY = 0.9;

/**
 * The middle of a picture as a small square, so that a photo of a phone is uploaded in a moment. What this browser can't
 * open stays as it is: the server decides.
 */
export async function shrinkImage(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const side = Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(SIDE, side);
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
    picture.close();
    const shrunk = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
    return shrunk && shrunk.size < file.size ? shrunk : file;
  } catch {
    return file; // not a picture, or of a kind that only the server knows
  }
}
