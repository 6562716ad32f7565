// The page is whole without it: the field shows up only where it runs.
(() => {
  const box = document.getElementById('search');
  if (!box) return;
  const field = box.querySelector('input');
  const said = box.querySelector('output');
  const rows = Array.from(document.querySelectorAll('#claims tbody tr'), (row) => [
    row,
    row.textContent.toLowerCase(),
  ]);
  const filter = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const [row, text] of rows) {
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) shown += 1;
    }
    said.textContent = words.length > 0 ? shown + ' of ' + rows.length + ' claims' : '';
  };
  box.hidden = false;
  field.addEventListener('input', filter);
  filter();
})();
