// Before the first paint: applies the chosen theme, to avoid a flash of the wrong one, and notes who returns.
try {
  if (localStorage.getItem('emberforge.motion') === 'reduced')
    document.documentElement.dataset.motion = 'reduced';
  const theme = localStorage.getItem('emberforge.theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('emberforge.was-signed-in') || /(^|; )signed_in=/.test(document.cookie))
    document.documentElement.dataset.returning = '';
} catch {
  // Storage is blocked: follow the system.
}
