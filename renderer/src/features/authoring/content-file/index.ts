export type { ContentFile } from './load-content-file';
