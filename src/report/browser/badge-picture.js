import { watch, words } from './watch-status.js';

const svg = document.documentElement;
const data = svg.querySelector('metadata').textContent;
const [id, product, hours] = ['key', 'product', 'max-hours'].map((name) =>
  svg.getAttribute('data-' + name),
);
void watch(data, { id, product, hours }, (predicate) => {
  svg.setAttribute('data-state', predicate === null ? 'dark' : 'current');
  for (const name of ['title', 'text']) svg.querySelector(name).textContent = words(predicate);
  svg.querySelector('rect').setAttribute('fill', predicate === null ? '#595959' : '#116329');
});
