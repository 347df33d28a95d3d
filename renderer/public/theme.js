// Before the first paint: the theme that the visitor chose, so that the page never flashes in the other one.
try {
  const theme = localStorage.getItem('emberforge.theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's wish holds.
}
