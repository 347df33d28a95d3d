/** JavaScript that runs in the judge's instance: the tables of test.each and the names of their rows. */
export const TABLES_SOURCE = String.raw`
((show) => {
  const MARKS = /%([sdifjoOpc#$%])/g;
  const asText = (value) => (typeof value === 'string' ? value : show(value));
  function fillName(name, row, index) {
    let next = 0;
    const text = String(name).replace(MARKS, (all, mark) => {
      if (mark === '%') return '%';
      if (mark === '#') return String(index);
      if (mark === '$') return String(index + 1);
      if (next >= row.length) return all;
      const value = row[next];
      next += 1;
      if (mark === 's') return asText(value);
      if (mark === 'j') return JSON.stringify(value);
      return mark === 'i' ? String(Math.trunc(Number(value))) : mark === 'd' || mark === 'f' ? String(Number(value)) : show(value);
    });
    const named = row[0];
    if (typeof named !== 'object' || named === null) return text;
    return text.replace(/\$([\w.]+)/g, (all, path) => {
      let at = named;
      for (const key of path.split('.')) {
        if (at === null || at === undefined || !(key in Object(at))) return path === '#' ? String(index) : all;
        at = at[key];
      }
      return asText(at);
    });
  }
  function rowsOf(table, values) {
    if (!table.raw) return [...table].map((row) => (Array.isArray(row) ? row : [row]));
    const names = table[0].split('|').map((part) => part.trim()), rows = [];
    for (let i = 0; i < values.length; i += names.length) rows.push([Object.fromEntries(names.map((name, at) => [name, values[i + at]]))]);
    return rows;
  }
  return { fillName, rowsOf };
})
`;
