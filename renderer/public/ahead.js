// Preloads a lesson's data while the app is still loading, which saves a round trip on slow connections.
const lesson = /^\/lessons\/([0-9a-f-]{36})$/.exec(location.pathname);
if (lesson) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  link.href = `/v1/static/lessons/${lesson[1]}`;
  document.head.append(link);
}

// A button of the server's markup does nothing yet: the app clicks its own once it's there (reveal-app.ts).
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('#prerendered button');
  if (button) globalThis.clickedAhead = button;
});
