export { FileCache, type FileCacheOptions } from './file-cache';
