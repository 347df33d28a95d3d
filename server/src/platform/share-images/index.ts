export { canDraw, type FontCut, fontParts, fontRuns } from './fonts';
export { type ShareCard, ShareImages } from './share-images';
export { ShareImagesModule } from './share-images.module';
