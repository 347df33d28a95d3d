// Preloads a lesson's data while the app is still loading, which saves a round trip on slow connections.
const lesson = /^\/lessons\/([0-9a-f-]{36})$/.exec(location.pathname);
if (lesson) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  link.href = `/v1/static/lessons/${lesson[1]}`;
  document.head.append(link);
}
