export { serveAuthorTools } from './author-tools';
