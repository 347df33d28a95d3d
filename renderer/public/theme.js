// Applies the chosen theme before the first paint to avoid a flash of the wrong one.
try {
  const theme = localStorage.getItem('emberforge.theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: follow the system.
}
